### What is done at a place and when, for whoever clicks there at another moment

here-area = You place assistants here in step 1, move your president here in step 2 and act here in step 3.
here-area-canal = Your president can cross the Canal in step 2.
here-area-405 = You have no assistant in hand to place here in step 1.
here-area-410 = You can’t pay the opponents here, so you can’t place an assistant in step 1.
here-site = You can build a shop here in step 5, after acting in this area with power 4 or more.
here-house = You can build a trading house here in step 5, after acting in this area with power 4 or more.
here-token = You can take this token in step 4, after acting in this area with power 5.
here-board = You use this board in step 3, when you act in its area.
here-port = You take orders here in step 3, when you act in this Port.
here-lab = You take technologies here in step 3, when you act in this Laboratory.
here-church = You put an assistant here in step 3, when you act in the Church.
here-customs = You put an assistant here in step 3, when you act in the Customs House.
here-order = You can complete orders in phases A and C.
here-achievement = You can complete achievements in phases A and C.
here-reward = You take one of these once you’ve completed all three achievements.
here-agent = To use an agent in phase A or C, choose the area where it acts.
here-supply = You gain an agent with every second flag of its country.
here-good = You spend goods when you complete orders, and in step 3 in Chinatown and the Church.
here-good-import = You pay imports in step 3, in the Church, the Customs House, a Laboratory or a Port.
here-good-yen = You pay yen when something costs yen; there is nothing to click.
here-piece-assistant = You place assistants from hand in step 1.
here-piece-shop = You build shops from hand in step 5.
here-piece-trading_house = You build trading houses from hand in step 5.
here-piece-president = You move your president in step 2.
here-panel = This shows what a player has; there is nothing to do here.
here-meter = This shows how close the end of the game is; there is nothing to do here.
here-meter-technologies = This shows how many technologies are left; there is nothing to do here.
here-technology = A technology works for its owner whenever its text applies.
here-technology-university = You can use University between the steps of your turn; a button appears when you can.
here-technology-spinning_mill = You can use Spinning Mill between the steps of your turn; a button appears when you can.
here-technology-exposition = Exposition gave its points when it was taken; it does nothing more.
now-acting = You’re acting here now.
now-area = Choose the area where it goes.
now-space = Choose the space where it goes.
now-source = Once you’ve chosen a space, the assistant can come from here.
now-board = You’re using this board now.
now-chosen = You’ve already chosen a space.
now-onward = Your president would have to move on from there.
taken-token = This token has been taken.
taken-supply = No agent of this country is left.
taken-reward = You already have an achievement reward token.
taken-piece-assistant = You have no assistant in hand; they come back in step 6 or when you recall your president.
taken-piece-shop = You have no shop in hand; you get them from your warehouse in the Employment Agency.
taken-piece-trading_house = You have no trading house in hand; you get them from your warehouse in the Employment Agency.

## What there is too little of

amount-assistant = { $number ->
    [one] { $number } assistant
   *[other] { $number } assistants
}
amount-token = { $number } tokens and agents
amount-order = { $number } completed orders
amount-technology = { $number } technologies
amount-production_area = buildings in { $number } production areas
amount-commercial_area = buildings in { $number } commercial areas
