"""Company bases: columns of posts, and the coins they uncover (MB-306 … MB-314, MB-714, MB-727 … MB-731, MB-2004)."""

from entrepot.engine.language.agenda import argument, pop, set_argument
from entrepot.engine.language.rule import rule

from ..box.tables import ALL_COMPANIES, BASE_COLUMNS, COINS, COLUMN_SPACES


@rule
def base_posts(s, company):
    return s.posts[company, 0] + s.posts[company, 1] + s.posts[company, 2]


@rule
def any_posts(s):
    for company in range(ALL_COMPANIES):
        if base_posts(s, company):
            return 1
    return 0


@rule
def is_open(s, company, column):
    """Whether the bottom space was empty once: it is never covered again."""
    return (s.opened >> (company * BASE_COLUMNS + column)) & 1


@rule
def share_value(s, company):
    """The coins on spaces without a post: posts stand from the bottom up, or from the fourth space where it is open."""
    value = 0
    for column in range(BASE_COLUMNS):
        bottom = COLUMN_SPACES - 1 - is_open(s, company, column)
        top_post = bottom - s.posts[company, column] + 1
        for space in range(COLUMN_SPACES):
            if space < top_post or space > bottom:
                value += COINS[company, column, space]
    return value


@rule
def take_post(s, company, column):
    """The topmost post of a column."""
    s.posts[company, column] -= 1
    if s.posts[company, column] == 0:
        s.opened = s.opened | (1 << (company * BASE_COLUMNS + column))


@rule
def has_room(s, company, column):
    return s.posts[company, column] < COLUMN_SPACES - is_open(s, company, column)


@rule
def any_room(s, company):
    for column in range(BASE_COLUMNS):
        if has_room(s, company, column):
            return 1
    return 0


@rule
def columns_of(company):
    """The three columns of a base, as bits."""
    return ((1 << BASE_COLUMNS) - 1) << (company * BASE_COLUMNS)


@rule
def columns_asked(s):
    """Those of the company in question."""
    return columns_of(argument(s, 1))


@rule
def refusal_of_column(s, base):
    company = base // BASE_COLUMNS
    if company != argument(s, 1) or s.posts[company, base % BASE_COLUMNS] == 0:
        return 714
    return 0


@rule
def give_post(s, base):
    """The column that gives the post for the region just entered."""
    take_post(s, base // BASE_COLUMNS, base % BASE_COLUMNS)
    pop(s)


@rule
def refusal_to_return(s, base):
    company = base // BASE_COLUMNS
    if company != argument(s, 1):
        return 727
    if not has_room(s, company, base % BASE_COLUMNS):
        return 729
    return 0


@rule
def return_post(s, base):
    company = base // BASE_COLUMNS
    s.posts[company, base % BASE_COLUMNS] += 1
    s.ousted[company] -= 1
    pop(s)


@rule
def refusal_to_remove(s, base):
    if s.posts[base // BASE_COLUMNS, base % BASE_COLUMNS] == 0:
        return 2004
    return 0


@rule
def remove_post(s, base):
    """Out of the game; as often as the frame says, while any base has posts."""
    take_post(s, base // BASE_COLUMNS, base % BASE_COLUMNS)
    s.removed[base // BASE_COLUMNS] += 1
    left = argument(s, 1) - 1
    set_argument(s, 1, left)
    if left == 0 or not any_posts(s):
        pop(s)
