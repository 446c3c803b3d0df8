### Yokohama: why a rule refuses, one sentence a ledger number.

## Setup

rule-106 = This area isn’t used with three players.
rule-107 = This area isn’t used with two players.
rule-133 = Choose which of your two orders to keep first.

## General rules

rule-213 = You have to pay the price in full, with what you have.

## Turn

rule-301 = It’s not your turn.
rule-302 = In phase A you can only take extra actions.
rule-303 = You’re placing assistants: place more, or stop.
rule-307 = In phase C you can only take extra actions.
rule-310 = You’ve already used this technology this turn.
rule-311 = Between steps you can only use University and Spinning Mill.

## Placement

rule-401 = You’ve already placed an assistant in this area, and single assistants go to different areas.
rule-404 = You’ve already placed a single assistant, so you can’t place two in one area.
rule-405 = You have too few assistants in hand.
rule-407 = Assistants can’t be placed on the Canal.
rule-410 = You can’t pay the opponents whose presidents are there.

## Movement

rule-501 = You’re moving your president: move it, or recall it.
rule-502 = Your president can’t stop where an opponent’s president is.
rule-503 = A president in hand is placed directly in an area with your assistant.
rule-504 = Your president has to move to a different area.
rule-505 = Your president walks through adjacent areas that have your assistants.
rule-505-empty = Your president only walks through areas with your assistants, and you have none there.
rule-505-canal = The Canal isn’t adjacent to your president.
rule-506 = You have no assistant in that area.
rule-507 = Your president is on the move: keep going, or stop where that is allowed.
rule-508 = An opponent’s president is here, so yours has to move on.
rule-509 = You can’t pay the opponents whose presidents are in that area.
rule-510 = Your president can’t return to the area where it started.
rule-512 = Your president can’t enter an area twice in one movement.
rule-513 = You can’t afford to cross the Canal.
rule-514 = Your president can’t stop on the Canal.
rule-516 = From there, your president couldn’t reach a place to stop with the money you have.
rule-520 = You have no assistant there to take back.
rule-523 = Your president is in hand and can be placed, so there is nothing to recall.
rule-524 = You can take back assistants without recalling your president only when it is in hand and has nowhere to go.

## 5-power bonus, building and recovery

rule-701 = Decide first whether to take this area’s 5-power token.
rule-801 = Decide first whether to build a shop or a trading house here.
rule-802 = You already have a shop in this area.
rule-802-taken = This shop space is taken.
rule-803 = This area already has a trading house.
rule-805 = You have no such building in hand, and you can’t build from the warehouse.

## Extra actions

rule-1002 = You’ve already used an agent this turn.
rule-1003 = You have no unused agent.
rule-1004 = You have no assistant there for an agent to act with.
rule-1004-president = An agent can’t act where your president is.
rule-1004-canal = An agent can’t act on the Canal.
rule-1004-none = You have no unused agent; one also needs an area with your assistant and without your president.
rule-1007 = Choose first where to act: in the marked area or in your president’s.
rule-1020 = You’ve already completed this achievement.
rule-1023 = You have no assistant in hand to put on the achievement.
rule-1028 = You can only complete an order from your hand.
rule-1030 = You don’t have all the goods for this order, and nothing can replace them.

## Port

rule-1207 = You can’t pay for a second order, which costs yen or an import.
rule-1208 = You can only take orders from this Port’s own board.
rule-1209 = With power 1 you can’t take any orders.
rule-1210 = With power 2 you can only use low slots.
rule-1211 = With power 3 you can only use low and mid slots.
rule-1215 = You have no room in hand for this order.
rule-1217 = This slot is empty.

## Laboratory

rule-1223 = You’re at the other Laboratory: take a technology from its board.
rule-1226 = Your power and imports don’t cover the price, and you can’t pay the rest in yen.
rule-1228 = You can’t pay more than the price.
rule-1229 = You already own a technology with this name.
rule-1230 = From your fourth technology on there is a surcharge, and your imports and yen don’t cover it.
rule-1236 = This slot is empty because the technology deck has run out.

## Employment Agency

rule-1239 = Take your pieces from the warehouse first, or stop.
rule-1241 = You can’t afford a shop.
rule-1242 = You can’t afford your next trading house.
rule-1244 = You have none of these left in your warehouse.

## Chinatown

rule-1245 = You’re in Chinatown: make an exchange, or stop.
rule-1246 = You have none of this good to sell.
rule-1246-poor = You have none of this good to sell, and you can’t afford to buy it.
rule-1247 = You can’t afford this good.
rule-1248 = You can’t afford an import.

## Church and Customs House

rule-1251 = You can’t reach this space, whatever you spend on faith.
rule-1253 = You have none of this to spend on faith.
rule-1254 = You don’t have enough yen to spend on faith.
rule-1255 = You don’t have enough yen to spend on faith.
rule-1256 = You can spend each kind on faith only once per action.
rule-1257 = You’ve already used this for faith this turn.
rule-1259 = Buy the missing faith first, and no more than that.
rule-1260 = This space on the Church board is occupied.
rule-1264 = You don’t have enough imports for this space.
rule-1265 = Your power is too low to pay that many imports.
rule-1267 = This space on the Customs board is occupied.
rule-1273 = You have no assistant there to put on the board.
rule-1273-church = You have no assistant in the area or in hand to put on the board.
rule-1273-customs = You have no assistant in the area or in hand to put on the board.

## Technologies

rule-1301 = You don’t own this technology.
rule-1327 = You can’t pay the opponents whose presidents are there.
rule-1328 = You have no silk for Spinning Mill.
rule-1333 = Choose an area for the Station token first.
rule-1338 = There is no direct move to the Station in this game: enter it like any other area.
rule-1339 = Moving to the Station needs your assistant there.
rule-1339-there = Your president is already at the Station.
rule-1340 = Only the owner of Station can move to the Station.
rule-1342 = The Station token can’t be put on the Canal.
rule-1346 = Telegram’s extra assistant goes to an area adjacent to the first two.
rule-1348 = Telegram’s extra assistant can’t go to the Canal.
rule-1350 = Decide first whether an assistant stays here with Telephone.
rule-1352 = The Tram can’t go to an area with an opponent’s president.
rule-1353 = The Tram only goes to an area with your assistant.
rule-1354 = The Tram only goes to an area with your assistant.
rule-1356 = You can’t pay the opponents whose presidents are there.
rule-1357 = The Tram takes your president to a different area.
rule-1357-canal = The Tram can’t go to the Canal.
rule-1358 = You can’t afford to use University.
rule-1359 = You have no assistant in your warehouse for University.

## Achievements

rule-1401 = You don’t have enough copper for this achievement.
rule-1402 = You don’t have enough silk for this achievement.
rule-1403 = You don’t have enough tea for this achievement.
rule-1404 = You don’t have enough fish for this achievement.
rule-1405 = You don’t have enough money for this achievement.
rule-1406 = You don’t have enough 5-power tokens and agents for this achievement.
rule-1407 = You haven’t completed enough orders for this achievement.
rule-1408 = You don’t have enough technologies for this achievement.
rule-1409 = You don’t have buildings in enough production areas for this achievement.
rule-1410 = You don’t have buildings in enough commercial areas for this achievement.
rule-1411 = You don’t have buildings in enough production or commercial areas for this achievement.
rule-1412 = You don’t have buildings in enough production or commercial areas for this achievement.

## Icons

rule-1504 = Choose a good to gain first.
rule-1508 = An assistant move takes one of your assistants to another area.
rule-1508-dropping = The assistant has to move to a different area.
rule-1508-lifting = You have no assistant there to move.
rule-1512 = You’re moving assistants: choose one, or stop.
rule-1513 = Assistants can’t be moved to the Canal.

## End, two players and mini-expansions

rule-1609 = The game is over.
rule-1812 = This space is blocked with two players.
rule-1903 = You can only take an achievement reward token that is on display.
rule-1904 = Take an achievement reward token first.
