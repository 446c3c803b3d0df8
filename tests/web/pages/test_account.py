"""Name and password, settings, and pages that cannot be shown."""

from entrepot.web.live import Settings
from entrepot.web.pages.account import account
from entrepot.web.pages.models import AccountEntered
from entrepot.web.pages.problem import problem
from entrepot.web.pages.settings import CHOICES, SWITCHES, settings
from tests.web.pages.sample import Page, visitor


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


def test_somebody_with_a_name_can_sign_out():
    page = Page(account(visitor(name="Anna")))
    assert page.all("form", action="/account/out", method="post")
    assert not page.all("input", name="password")


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
    assert "Error 404" in html and "There is nothing here" in html and "may be mistyped" in html
    assert "The pot is empty." in problem(visitor(), 418, "The pot is empty.") and "This did not work" in problem(
        visitor(), 418
    )
    assert Page(html).all("a", href="/", class_="btn")
