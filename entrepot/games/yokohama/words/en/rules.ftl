### Yokohama: why a rule refuses, one sentence a ledger number.

## Setup

rule-106 = This area is not in play with three players.
rule-107 = This area is not in play with two players.
rule-133 = First you keep one of the two orders dealt to you.

## General rules

rule-213 = An open price is paid in full, with what you have.

## Turn

rule-301 = It is not your turn.
rule-302 = Phase A holds only extra actions; the other phases follow it.
rule-303 = You are placing assistants: place more, or stop.
rule-307 = Phase C holds only extra actions, as phase A does.
rule-310 = This technology works once per turn, and this turn it is used up.
rule-311 = Before a step only University and Spinning Mill can be used.

## Placement

rule-401 = Single assistants go to different areas, and this one is chosen already.
rule-404 = Two assistants go to one area instead of single ones, and you have begun with single ones.
rule-405 = An assistant is placed from hand, and you have too few there.
rule-407 = No assistant can stand on the Canal.
rule-410 = Opponents' presidents stand there, and you cannot pay for the assistant.

## Movement

rule-501 = You are moving your president: move it, or recall it.
rule-502 = The president stops only where you have an assistant and no opponent's president stands.
rule-503 = A president in hand is placed straight on an area with your assistant.
rule-504 = A president on the board goes from its area to a different one.
rule-505 = The president steps only to an adjacent area.
rule-506 = You have no assistant in that area.
rule-507 = The president is on its way: move it on or stop in a legal area.
rule-508 = An opponent's president stands here, so yours has to move on.
rule-509 = You cannot pay the opponents whose presidents stand in that area.
rule-510 = The president cannot return to the area where its movement began.
rule-512 = One movement enters no area twice.
rule-513 = Passing the Canal costs yen, and you do not have enough.
rule-514 = The president cannot stop on the Canal.
rule-516 = From there the president could not reach a place to stop with the money you have.
rule-520 = You have no assistant there to take back.
rule-523 = A president in hand cannot be recalled, and while it can be placed no assistants return.
rule-524 = Assistants alone are taken back only when a president in hand has nowhere to go.

## 5-power bonus, building and recovery

rule-701 = First you take the 5-power token of this area or leave it.
rule-801 = First you build one shop or one trading house here, or nothing.
rule-802 = A shop needs an empty shop space and an area without a shop of yours.
rule-803 = This area already has a trading house.
rule-805 = The building is not in your hand, and it cannot be built from the warehouse.

## Extra actions

rule-1002 = You have used an agent this turn already.
rule-1003 = You have no unused agent.
rule-1004 = An agent acts where you have an assistant and your president is not.
rule-1007 = First you choose where to act: in the marked area or in the president's.
rule-1020 = You have completed this achievement already.
rule-1023 = Without an assistant in hand an achievement cannot be completed.
rule-1028 = You can complete only an order from your hand.
rule-1030 = You do not have all the goods of this order, and nothing replaces them.

## Port

rule-1207 = A second order here costs yen or an import, and you cannot pay.
rule-1208 = A Port takes orders only from its own board.
rule-1209 = With power 1 no order can be taken.
rule-1210 = Power 2 opens only slots of level low.
rule-1211 = Power 3 opens only slots of level low and mid.
rule-1215 = Your hand has no room for this order.
rule-1217 = This slot is empty.

## Laboratory

rule-1223 = You are at the other Laboratory: take a technology from its board.
rule-1226 = What power does not cover is paid in yen and imports, and you do not have enough.
rule-1228 = No more is paid than is owed.
rule-1229 = You own a technology of this name.
rule-1230 = From your fourth technology on you pay extra in yen or an import, and you cannot.
rule-1236 = This slot is empty, for the technology deck has run out.

## Employment Agency

rule-1239 = First you take pieces from the warehouse, as many as allowed, or stop.
rule-1241 = You cannot pay for a shop.
rule-1242 = You cannot pay for your next trading house.
rule-1244 = Your warehouse has no such piece left.

## Chinatown

rule-1245 = You are in Chinatown: make an exchange, or stop.
rule-1246 = You have none of this good to sell.
rule-1247 = You cannot pay for this good.
rule-1248 = You cannot pay for an import.

## Church and Customs House

rule-1251 = Your faith does not reach this space, whatever you spend.
rule-1253 = You do not have this to spend for faith.
rule-1254 = You do not have enough yen for faith.
rule-1255 = You do not have enough yen for faith.
rule-1256 = Each kind can be spent for faith only once in an action.
rule-1259 = First the missing faith is bought, and no more than that.
rule-1260 = This space of the Church board is occupied.
rule-1264 = You have fewer imports than this space costs.
rule-1265 = Your power does not allow so many imports.
rule-1267 = This space of the Customs board is occupied.
rule-1273 = You have no assistant there to send to the board.

## Technologies

rule-1301 = A technology works only for its owner, and this one is not yours.
rule-1327 = Placing the president beside opponents' presidents costs yen, and you do not have enough.
rule-1328 = Spinning Mill takes 1 silk, and you have none.
rule-1333 = First the Station token goes to an area.
rule-1339 = The Station move needs your assistant there and a president who is elsewhere.
rule-1340 = Only the owner of Station makes the Station move.
rule-1342 = The Station token cannot lie on the Canal.
rule-1346 = The extra assistant of Telegram goes to an area adjacent to the first two.
rule-1348 = The extra assistant of Telegram cannot go to the Canal.
rule-1350 = First you decide with Telephone whether an assistant stays.
rule-1352 = The Tram goes only where no opponent's president stands.
rule-1353 = The Tram needs an assistant of yours in the area.
rule-1354 = The Tram needs an assistant of yours in the area.
rule-1356 = With Postal System the Tram pays opponents in the area, and you cannot.
rule-1357 = The Tram goes neither to the Canal nor to the area where the president stands.
rule-1358 = You cannot pay for University.
rule-1359 = Your warehouse has no assistant for University.

## Achievements

rule-1401 = You have too little copper for this achievement.
rule-1402 = You have too little silk for this achievement.
rule-1403 = You have too little tea for this achievement.
rule-1404 = You have too little fish for this achievement.
rule-1405 = You have too little money for this achievement.
rule-1406 = You have too few 5-power tokens and agents for this achievement.
rule-1407 = You have completed too few orders for this achievement.
rule-1408 = You have too few technologies for this achievement.
rule-1409 = You have buildings in too few production areas for this achievement.
rule-1410 = You have buildings in too few commercial areas for this achievement.
rule-1411 = Production or commercial areas with your buildings are too few for this achievement.
rule-1412 = Production or commercial areas with your buildings are too few for this achievement.

## Icons

rule-1504 = First you choose the good that you gain.
rule-1508 = An assistant move takes one of your assistants to another area.
rule-1508-dropping = The assistant comes from here and has to go to another area.
rule-1508-lifting = You have no assistant there to move.
rule-1512 = You are moving assistants: choose one, or stop.
rule-1513 = No assistant can be moved to the Canal.

## End, two players and mini-expansions

rule-1609 = The game is over.
rule-1812 = This space is blocked in a game of two.
rule-1903 = Only an achievement reward token on display can be taken.
rule-1904 = First you take one of the achievement reward tokens.
