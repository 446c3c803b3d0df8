"""Name and password, settings, and pages that cannot be shown."""

from entrepot.web.pages.account import account, codes
from entrepot.web.pages.devices import delete, devices
from entrepot.web.pages.models import Account, AccountEntered
from entrepot.web.pages.problem import problem
from entrepot.web.pages.settings import CHOICES, SWITCHES, settings
from entrepot.web.people.settings import Settings
from tests.web.pages.sample import DEVICES, Page, visitor


def test_a_guest_takes_a_name_or_signs_in():
    page = Page(account(visitor()))
    assert page.all("form", action="/account/new", method="post")
    assert page.all("form", action="/account/in", method="post")
    assert len(page.all("input", name="password", type="password", value="")) == 2
    assert page.all("input", autocomplete="new-password") and page.all("input", autocomplete="current-password")


def test_a_mistake_stands_in_the_form_that_was_sent_and_the_name_is_kept():
    html = account(visitor(), AccountEntered("in", "Anna", {"password": "This is not the password."}))
    page = Page(html)
    assert page.all("input", id="in-name", value="Anna") and page.all("input", id="new-name", value="")
    assert page.all("p", id="in-password-problem") and not page.all("p", id="new-password-problem")
    assert html.count("This is not the password.") == 1


def test_somebody_with_a_name_can_sign_out_and_change_their_password():
    page = Page(account(visitor(name="Anna"), known=Account(2, 7)))
    assert page.all("form", action="/account/out", method="post")
    assert page.all("form", action="/account/password", method="post")
    assert [values["autocomplete"] for values in page.all("input", type="password")] == [
        "current-password",
        "new-password",
        "current-password",
    ]
    assert page.all("a", href="/account/sessions") and page.all("a", href="/account/data")
    assert page.all("a", href="/account/delete") and not page.all("form", action="/account/delete")


def test_a_guest_about_whom_nothing_is_kept_is_offered_no_data():
    assert not Page(account(visitor())).all("a", href="/account/data")
    assert Page(account(visitor(), known=Account(1))).all("a", href="/account/data")


def test_what_was_done_is_said_once_and_nothing_else_that_an_address_may_say():
    html = account(visitor(name="Anna"), known=Account(1, 3, "recovered"))
    assert "You have 3 recovery codes left" in html and html.count('role="status"') == 1
    assert 'role="status"' not in account(visitor(name="Anna"), known=Account(1, 3, "robbed"))


def test_codes_are_shown_as_they_are():
    html = codes(visitor(name="Anna"), ["0000-AAAA", "1111-BBBB"])
    assert "<code>0000-AAAA</code>" in html and "<code>1111-BBBB</code>" in html


def test_each_device_can_be_signed_out_and_all_others_at_once():
    page = Page(devices(visitor(name="Anna"), DEVICES))
    assert len(page.all("form", action="/account/sessions", method="post")) == len(DEVICES) + 1
    assert [values["value"] for values in page.all("input", name="id")] == [one.id for one in DEVICES]
    names = [values["aria-label"] for values in page.all("button", class_="btn") if "aria-label" in values]
    assert names == ["Sign out Firefox · Linux", "Sign out Safari · iPhone", "Sign out Unknown browser"]
    assert len(Page(devices(visitor(name="Anna"), DEVICES[:1])).all("form", action="/account/sessions")) == 1


def test_going_for_good_asks_for_the_password_of_who_has_one_and_for_consent():
    for name, fields in ((None, {"consent"}), ("Anna", {"consent", "password"})):
        page = Page(delete(visitor(name=name)))
        asked = {values["name"] for values in page.all("input") if "required" in values}
        assert asked == fields and page.all("form", action="/account/delete", method="post")
        assert "checked" not in page.all("input", name="consent")[0]


def test_every_setting_is_on_the_page_as_it_is():
    page = Page(settings(visitor("ru", "dark")))
    names = {values["name"] for tag in ("input", "select") for values in page.all(tag)} - {"back", "all"}
    assert names == set(Settings.__dataclass_fields__) - {"learnt"} == {"lang", *CHOICES, *SWITCHES}
    chosen = [values["value"] for values in page.all("option") if "selected" in values]
    assert chosen == ["ru", "dark", "chart", "normal", "normal"]
    assert [values["name"] for values in page.all("input", type="checkbox") if "checked" in values] == [
        "confirm",
        "sound",
    ]


def test_a_problem_says_what_is_wrong_and_leads_home():
    html = problem(visitor(), 404)
    assert "Error 404" in html and "Not found" in html and "may be wrong" in html
    assert "The pot is empty." in problem(visitor(), 418, "The pot is empty.") and "That didn’t work" in problem(
        visitor(), 418
    )
    assert Page(html).all("a", href="/", class_="btn")
