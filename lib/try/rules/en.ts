import type { Rules } from '../rules.ts';

/** English. */
export const rules: Rules = {
  spell: (text) => text.replaceAll(/['’]s\b/g, ''),
  stem: (word) =>
    word
      .replace(/(?<=.{2})ies$/, 'y')
      .replace(/(?<=.{3})(?:ing|ed|es|s)$/, '')
      .replace(/(?<=.{2})([b-df-hj-np-tv-z])\1$/, '$1')
      .replace(/(?<=.{3})e$/, ''),
  words: `
    wifi: wi fi, wlan, internet, wireless, broadband, network, online, get online, go online, internet connection, wifi connection, wifi signal, wifi reception, surf the internet, laptop * connect, phone * connect, computer * connect, tablet * connect, ipad * connect, laptop online, phone online, wifi login, network name, name of the network, wifi details, internet access
    wifi password: wifi code, wifi key, internet code, wlan key
    password: passcode, pass word
    #slow: slow
    hot water: warm water, water * hot, water * warm, shower * cold, cold shower, cold water, water * cold, no hot water, shower went cold, shower stays cold, lukewarm, shower * lukewarm, tepid, water lukewarm, shower freezing, freezing shower, freezing water, water * freezing, run out of hot water, ran out of hot water, warm shower, hot shower, shower hot, shower warm
    boiler: water heater
    shower: showers, showering
    parking: park, car park, parking space, parking spot, parking place, parking lot, leave * car, put * car, carpark, leave the car, leave our car, leave my car, leave the vehicle, leave our vehicle, put the car, put our car, place for the car, place for our car, space for the car, room for the car, spot for the car, space for our car, spot for our car, spot for a car, space for two cars, stop the car, parked, drive * car, garage for the car, where * car go
    car: cars, vehicle, vehicles, automobile, motor, rental car, hire car, camper, campervan, motorhome
    charging: charge, charging point, charging station, wallbox, ev charger, plug in * car
    charging electric car: charge * car, plug in * electric car, car charger, car charging, charge * tesla, plug in * tesla, charge * ev, charge our car, charge my car, charge an electric, charge our electric, charge my electric, charge up the car, recharge * car, recharge * ev, ev charging, car charging point, top up * battery, charge the battery of the car, plug * tesla, plug * ev, plug * car, charger for * car, charger for * tesla, charger for * ev, charging station for * car
    electric car: ev, e car, electric vehicle, tesla, evs, plug in hybrid, hybrid, hybrid car, zoe, id3, ioniq
    phonecharger: charger, phone charger, charging cable
    leftbehind: left behind, left my, left our, forgot, forgotten
    winter road: road in snow, snowy road, icy road, road * icy, road * snowy, road * slippery, road conditions, roads like in winter, road * winter, get up * snow, drive up * snow, drive * snow, road in february, road in january, road in december, mountain road, road clear, gritted, road * salted, road * ploughed, get up the hill, get up the mountain, drive up the hill, drive up the mountain, hard to get up, hard to drive up, difficult to get up, difficult to drive up, slippery, snows, snowing, snowed, snowfall
    winter: snow, snowy, icy, ice
    chains: snow chains, snowchains, chain
    tyres: tires, winter tyres, winter tires, snow tyres, snow tires, tyre, tire, summer tyres, normal tyres, all season tyres
    #cleared: cleared, ploughed, plowed
    bins: bin, rubbish, trash, garbage, waste, refuse, recycling, recycle, litter, dustbin, trash can, rubbish bags, bin bags, bin day, throw * away, throw out, dispose of, get rid of, take * rubbish, take out * bins, take out * trash, trashcan, wheelie bin, wastebasket, sort * rubbish, sort * waste, separate * waste, separate * rubbish, trash bag, garbage bags, recyclables, recyclable, recycling bins, recycling point, bottle bank, household waste, leftovers, collection day, garbage day, garbage can
    emptied: collected, picked up
    bins emptied: rubbish day, bin collection, rubbish collection, trash day, collect * rubbish, collect * trash, collect * garbage, garbage collection, bins go out, bins * emptied, bins * collected, trash * collected, rubbish * collected, garbage * collected, trash * picked up
    bins glass: glass * go, bottles * go, put * glass, put * bottles, glass bottles, empty bottles, empty glass, empties, glass recycling, recycle glass, recycle bottles, wine bottles, jars, glass container, glass bank, where * glass go, where * bottles go
    bins paper: paper * go, cardboard * go, put * paper, put * cardboard, newspapers, old newspapers, cardboard boxes, recycle paper, recycle cardboard, paper recycling
    pets: pet, animals, pooch, furry friend, pet friendly, animal
    dog: dogs, puppy, doggy, labrador, terrier, four legged friend, pup, puppies, hound, retriever, poodle, dachshund, spaniel, collie, dog friendly, beagle, chihuahua, golden retriever, pug
    checkin: check in, arrival, arrive, arriving, move in, come in, get into the house, enter, let ourselves in, get in, let in, get into * chalet, get into * house, get into * place, get into * flat, get into * apartment, get inside, go in, go inside, be in the house, have access, access * house, access * chalet, access * place, access * property, allowed in, show up, turn up, be there from, start of our stay, enter * house, enter * chalet, arrival time, check in time, checkin time, ready for us, place ready, room ready, house ready, get the place, be at the house, be at the chalet, move into, be with you from, report * arrival, reception desk, reception
    early checkin: earlier checkin, check in early, check in earlier, come early, get in early, get in earlier, early arrival, move in early, move in earlier, come in earlier, early access, enter earlier, come in early, arrive * early, arrive * earlier, come * earlier, before noon, before midday, before lunch, before three, before 3, before 15, before 2, earlier than, sooner than, move in before, arrive in the morning, arrive around noon, arrive at noon, arrive at lunchtime, arrive first thing, there in the morning, there by noon, early bird, get in * before, be there before, be there early, be there earlier, there earlier, in earlier, in early, in sooner, access earlier, get in sooner, flight * early, flight lands early, plane lands early, flight arrives early, flight gets in early, land early, earlier start, earlier than 3, earlier than three, ready earlier, ready early, ready before, morning flight, come in before, check in before, arrive before, come before, check in at noon, check in at 12, check in at lunchtime, check in * sooner, check in at 1, check in at 11, check in in the morning, check in at 12 instead, instead of 3, instead of 15, earliest * arrive, earliest * check in
    earlydeparture: leave earlier, check out early, check out earlier, depart early, leave * early, leave * before, early departure, early checkout
    late checkin: late arrival, arrive later, arrive after, arrive at midnight, arrive at night, come late, check in at midnight, check in after, get in late, get in after midnight, arrive * late, arrive around midnight, come * after midnight, arrive in the middle of the night, arrive before midnight, be with you before midnight, be with you after midnight, check in * late, arrive very late, late check in, check in at night, late tonight, still get in, still check in, arrive in the night, get * after midnight, arrive past midnight, around midnight, after midnight, at midnight, past midnight, before midnight, until midnight, by midnight, late in the evening, late at night, late evening, late flight, late train, late plane, flight lands late, plane lands, flight delayed, train delayed, delayed, delay, running late, be late, we are late, late on, middle of the night, in the night, after dark, not be there until, not arrive until, arrive until, there late, be there late, very late, quite late, too late to arrive, late hour, after 10 pm, after ten pm, after 9 pm, after nine, after ten, after eleven, after 11 pm, at 11 pm, at 1 am, at 2 am, at 3 am, stuck in traffic, traffic jam, held up, still come, still arrive, evening arrival, night arrival, flight * lands, flight is delayed, flight * late, train * late, flight arrives, delayed flight
    keybox: key box, key safe, lockbox, lock box, keysafe, keys from, pick up * keys, collect * keys, pick the keys up, get hold of * keys, who has the keys, hand over * keys, hand us the keys, who gives us * keys, key pickup, key pick up, key collection, key handover, key exchange, safe with the key, box with the key, box with * keys, how many keys, how many sets of keys
    keybox code: code of the key box, door code, entry code, access code, code for the door, code for the key, code * box, pin code, pin, key code, lock code, code to get in, combination, door pin, code for the key box, code to the key box, key box code, code for the keybox
    key: keys
    #lost: lost, lose
    checkout: check out, departure, depart, leave, leaving, vacate, move out, be out, have to go, need to go, hand * keys back, return * keys, leave by, drop * keys, leave * keys, give back * keys, give * keys back, put * keys back, hand back * keys, hand in * keys, need us gone, us gone, gone by, be gone, us out, us to leave, get out by, be off, clear out, go home, out of the house, out of the chalet, out by, out of the place, leave the house, leave the chalet, leave the apartment, leave the flat, leave the place, leave the property, last day, last morning, day we leave, heading home, check out time, checkout time, before we go, before we leave, when leaving, strip the beds, strip * beds, checkout procedure, departure time, final morning, morning of departure, when we go, when we leave, hand the place back, hand the house back, hand * back
    late checkout: check out late, later checkout, leave late, late departure, leave after, check out after, stay a bit longer, stay a little longer, leave * later, check out * later, leave at noon, check out at noon, stay * longer, leave in the afternoon, keep the room, keep the house longer, keep * longer, checkout at noon, depart later, be out later, leave at 11, leave at 12, leave at 1, leave at 2, check out at 11, check out at 12, couple of hours longer, few hours longer, hour longer, stay a few hours, stay a couple of hours, stay on, stay past, stay till, stay * until, leave in the evening, leave after lunch, leave at lunchtime, leave * noon, leave around noon, leave a bit later, leave a little later, sleep in, lie in, late start, check out at lunchtime, later than ten, later than 10, out later, flight * late in the evening, leave * afternoon, check out in the afternoon, out at noon, out by noon, extra hour, another hour, some more hours, one hour more, stay * hours longer, couple of hours more, leave at * instead, instead of 10, instead of 10am
    longerstay: stay * another night, stay * extra night, one more night, another night, extra night, extend * stay, stay * night longer
    luggage: bags, suitcase, suitcases, baggage, luggages, leave * bags, leave * luggage, leave * suitcases, store * bags, store * luggage, drop off * bags, drop * bags, drop off * luggage, drop * luggage, luggage storage, left luggage, leave our bags, store * suitcases, drop * suitcases, drop off * suitcases, keep * bags, put * luggage, backpacks, leave * things, leave * stuff, luggage * stay, bags * stay, rucksack, rucksacks, backpack, our things, our stuff, our cases, store * things, store * cases, bag drop, bag storage, storage for bags, keep * luggage, keep * suitcases, suitcase storage, stuff * before, leave everything, hand luggage, drop our bags off, drop our suitcases off, bag, belongings, leave * belongings, left baggage
    #time luggage: when * luggage
    locker: lockers
    address: located, location, where are you, where is the house, where is the chalet, postcode, sat nav, satnav, navigation, gps, find the house, find you, find your place, how do we get to you, how do i get to you, how to get there, how do we get there, get to the house, get to the chalet, get to your place, directions, find the chalet, how do i get there, get to you, drive to, coordinates, the way to the house, where exactly is, google maps, street name, street, house number, postal address, post code, zip code, zip, find it, find the place, find you on, reach you, reach the house, reach the chalet, reach your place, how to find, how to reach, how to get to, get there by car, come by car, best way to get, best route, which way, route, map, location pin, directions to, from the motorway, from the airport by car, where abouts, whereabouts, situated, where * situated, where * located, waze, the way, way up, get here, turn off
    bus
    train
    station: train station, railway station
    train bus: public transport, public transportation, without * car, get around without, by train, by bus, by public transport, trains, buses, bus stop, bus line, train line, rail, railway, havent got a car, dont have a car, do not have a car, no car, dont drive, do not drive, without driving, bus timetable, train timetable, timetable, bus times, train times, tram, coach, get * by train, get * by bus, reach * by train, reach * by bus, come by train, come by bus, arrive by train, arrive by bus, travel by train, bus connection, last bus, first bus, next bus, last train, next train
    taxi: cab, uber, taxis, minicab
    bedroom: bedrooms, rooms are there, how many rooms, sleeping rooms
    bed: beds
    double bed
    beds sleep: how many people, how many guests, how many can sleep, sleep how many, sleeping places, sleeps, sleep six, room for six, six of us, six people, five of us, four of us, how many of us, sleep four, sleep five
    sleep: sleeps
    beds: how many beds, sleeping arrangements, king size bed, queen size bed, bed setup, bed layout, room layout, where * sleep, who sleeps where, mattress, mattresses, bunk bed, sofa bed, twin beds, king bed, queen bed, king size, queen size, separate beds, share a bed, single bed, bed sizes, beds made up as
    blankets: blanket, duvet, duvets, comforter, comforters, quilt, warm blankets, throws
    pillows: pillow, cushion, cushions
    #extra: extra, additional, spare, another, more, second
    extraperson: one more person, one more guest, extra person, extra guest, additional guest, additional person, another person, another guest, friend come, friend * stay, friend * sleep, friend * join, sister stay, brother stay, mother stay, sister * join, brother * join, mother * join, cousin * join, cousin * stay, seventh person, seventh guest, seven people, seven guests, seven of us, bring * friend, bring * more person, extra people, one extra, one more, somebody * stay, someone * stay, someone * join, one person more, visitor * stay, colleague * join, colleague * stay, guest stay, guest sleep, have * guest, friend spend, seven persons, 7 people, 7 guests, 7 of us, sleep seven, sleep 7, one guest more, another adult, additional adult, one extra person, one extra guest, extra visitor, extra head, bring someone, bring somebody, bring one more, bring another, bring a friend, bring my friend, bring my sister, bring my mother, bring my mum, someone else, somebody else, someone else come, add a person, add one person, add another, add a guest, add one more, add someone, squeeze in, squeeze one more, join us, comes along, tag along, seventh, folding bed, fold out bed, rollaway bed, camp bed, extra bed, more of us, guest overnight, overnight guest, stay over, sleep over, sleepover, crash, plus one, an extra, more guests, more people than, be seven, we are seven, were seven, stay with us, stay the night with us, stay overnight, spend the night
    babybed: baby bed, cot, crib, travel cot, baby cot, bed * baby, cots, cribs, baby crib, bed for * toddler, travel crib, bed for our baby, infant bed, baby sleep, cot for, crib for, bassinet, moses basket, pack n play, pack and play, playpen bed, bed for the baby, bed for a baby, bed for baby, little bed, place for the baby to sleep, infant, baby to sleep, newborn, cot sheet, cot mattress, sleep * baby
    children: kids, child, kid, toddler, toddlers, little one, family, childrens, child friendly, kid friendly, family friendly, suitable for kids, suitable for toddlers, suitable for * children, plastic plates, kids plates, kids cutlery, childrens cutlery, preschooler
    highchair: high chair, baby chair, child seat at the table, booster seat, high seat, childs chair, feeding chair, chair for * baby, chair for * toddler, chair for * child, baby seat
    stairgate: stair gate, safety gate, baby gate, gate for the stairs, child gate, child safety gate, gate on the stairs, gate at the stairs, gate for stairs, block off the stairs, childproof, child proof, child safe, baby proof, babyproof, safe for kids, safe for children, safe for toddlers, toddler safe, safe for our kids, safe for babies, safe for a toddler
    games: toys, board games, toy, game, boardgame, boardgames, playthings, things to play, something to play, card games, puzzles, jigsaw
    towels: towel, bathtowels, hand towel, fresh towels, clean towels, bath sheets, bath towels, shower towels, beach towel, towelling, sauna towels
    linen: bed linen, sheets, bedding, bed sheets, bedlinen, linens, sheet, pillowcases, pillow cases, duvet covers, bedclothes, bed clothes, fresh sheets, clean sheets, make the beds, beds made, made up beds, beds made up, bedsheets
    #change: change, changed
    washingmachine: washing machine, laundry, washer, wash * clothes, wash * laundry, laundry machine, wash our things, do * washing, wash some clothes, clothes washer, laundrette, laundromat, launderette, wash our clothes, wash my clothes, wash a load, load of washing, do a wash, washing facilities, laundry facilities, laundry room, dirty clothes, dirty laundry, clothes are dirty, clothes * filthy, wash some things, wash * things, clothes, wash
    dryer: tumble dryer, drier, dry * clothes, dry * laundry, clothes dryer, dry our clothes, dry washing, dry the washing, dry our washing, drying rack, clothes horse, wet clothes, clothes are wet, tumble drier, tumbledryer
    detergent: washing powder, washing detergent, laundry detergent, washing liquid, washing tablets, laundry powder, washing up powder, laundry soap, washing pods, laundry pods, laundry liquid, fabric softener
    iron: ironing
    kitchen: cook, cooking, cook ourselves, self catering, cook our own, make dinner, make our own, kitchen equipment, kitchen equipped, cooking facilities, kitchenette, cook for ourselves, kitchen utensils, prepare meals, cook meals, prepare food
    hob: stove top, stovetop, cooker, cooktop, hot plates, hotplate, induction hob, hotplates, induction, stove plate, ceramic hob, stove, hobs, cook top, gas hob, burners, burner, stove * on, cooking plate, ceramic plate, stove in the kitchen, electric stove, range, ring on the stove, hob rings, cookers
    oven: bake, baking, bake a cake
    pans: pots, pan, pot, saucepan, saucepans, frying pan, cooking pots, cookware, pots and pans
    raclette
    fondue
    spices: spice, salt and pepper, salt, pepper, oil, herbs, seasoning, cooking oil, olive oil
    coffee: espresso, caffeine, cappuccino, latte, sort of coffee, kind of coffee, type of coffee, cup of coffee, ground coffee, filter coffee, morning coffee, cuppa coffee
    coffeemachine: coffee machine, coffee maker, coffeemaker, espresso machine, make * coffee, nespresso, nespresso machine, coffee pot, coffee machine type, coffee brewer, cafetiere, french press, moka pot, percolator, brew * coffee, brew, filter machine, moka
    capsules: pods, coffee pods, coffee capsules, pod, capsule, coffee pad
    dishwasher: dish washer, wash * dishes, do the dishes, wash up, dirty dishes, wash the dishes, dishes, dish soap machine, dishwashing machine, dishwasher program
    tabs: tablets, dishwasher tabs, dishwasher tablets, dishwashing tablets, dish tabs, tablets for the dishwasher, dishwasher pods, dishwasher soap
    woodstove: wood stove, fireplace, wood burner, log burner, wood burning stove, fire place, light * fire, make * fire, start * fire, woodburner, light * stove, log fire, chimney fire, stove with wood, fire tonight, fire going, nice fire, cosy fire, open fire, fireside, light a fire, make a fire, lay a fire, start the fire, light up the stove, wood fire, fire in the living room, stove in the living room, wood heater, woodstoves, log stove, stove going, stoke, kindling, firelighters, matches for the fire, fireplaces, chimney, light the fireplace, light a fire in the fireplace
    wood: firewood, logs, fire wood, log, woodpile, wood pile, more wood, wood for the fire, wood for the stove, wood for the fireplace
    ash: ashes
    sauna: saunas, steam room sauna, sauna session, sauna oven, sauna heat
    television: tv, telly, television set, watch tv, watch television, tvs, television channels, smart tv, flatscreen, flat screen, tv set, tv channels, watch the match, watch the game, watch football, watch the football, watch the news, watch movies, watch a movie, watch films, watch a film, television work, tv work
    remote: remote control, remote for the tv, clicker, tv remote
    channels: channel, stations on tv, tv programmes, programmes, stations, english channels
    streaming: netflix, stream, streaming service, amazon prime, disney, netflix account, prime video, apple tv, youtube, disney plus, streaming app, hulu, chromecast, iplayer, spotify
    speaker: loudspeaker, bluetooth speaker, speakers, loud speaker, music box, bluetooth, stereo, sound system, sonos, soundbar, hifi
    power: electricity, lights went out, lights * out, electric, power cut, power outage, blackout, no power, no light, no electricity, power * gone, power * out, lights * off, current, lights went, lights gone, lights have gone, lights have gone out, light went off, light * gone out, light doesnt work, lights arent working, lights not working, electricity gone, electricity went, power off, power went out, power has gone, power failure, lost power, lost electricity, everything went dark, gone dark, went dark, it is dark, sitting in the dark, in the dark, without power, without electricity, no electric, sockets * dead, sockets dont work, socket doesnt work, no power in, electrics, power cut out, outage, short circuit, blown a fuse, blew, lights are off, lights dont work, power went
    fusebox: fuse box, fuses, fuse, breaker, circuit breaker, breakers, tripped, consumer unit, electrical panel, fuse board, fuseboard, fuse cupboard, trip switch, switchboard, electricity box, electric box, electrical box, main switch, distribution board, breaker box, breaker panel, fuse blown, fuse blew, fuse tripped, fuse went, fuse has gone, breaker tripped, trips, tripping
    smoking: smoke, smoker, smokers, have a cigarette, have a smoke, light up a cigarette, cigar, cigars, smokes, smoked, ciggy, fag, fags, pipe smoker, non smoking, nonsmoking, smoking area, smoking allowed, smoke free, smokers corner, smoker friendly
    cigarettes: cigarette, vape, vaping, e cigarette, e cigarettes, ecigarette, vapes
    ashtray: ashtrays
    quiethours: quiet hours, quiet time, quiet, noise, noisy, be quiet, silent hours, night rest, keep it down, noise rules, loud, be loud, make noise, loud in the evening, loud at night, quiet after, silence, noise after, noise restrictions, noise curfew, curfew, keep quiet, silent, night time noise, noises, make some noise, be noisy, quiet at night, quiet period, rest period, disturb, disturb the neighbours, sundays quiet, louder
    party: parties, celebrate, birthday party, celebration, birthday, stag do, hen do, hen party, stag party, bachelor party, celebrating, have friends over, throw a party, dance, dancing, dj, get together, gathering, house party
    music: loud music, play music, play some music, music outside, music in the evening, turn up the music
    neighbours: neighbors, neighbour, neighbor, people next door, next door
    barbecue: bbq, grill, barbeque, grilling, barbecuing, gas grill, barbies, barbeques, barbecues, grills, grill outside, grill some, grill sausages, grill meat, bbqs, cook outside, cook outdoors, charcoal grill, charcoal, coal, grill some meat, barbecue grill, sausages, steaks, burgers, grill steaks, grill tongs
    gas bottle: gas cylinder, gas canister, spare bottle
    garden: yard, lawn, gardens, back yard, backyard, outdoor space, outside space, outdoor area, sit outside, eat outside, play outside, lawns
    terrace: patio, deck, terraces, patios, veranda
    sledges: sledge, sled, sleds, toboggan, toboggans, sledging, sledding, sleighs, sleigh, go sledging, go sledding, tobogganing, sledge run, toboggan run, bobsled, slide down
    deckchairs: deck chairs, sun loungers, sunloungers, deckchair, sunbeds, lounger, loungers, sun bed, lie in the sun, sunbathe, sunbathing, lounge chair
    parasol: sunshade, sun umbrella, umbrella on the terrace, sun shade, shade
    shops: shop, grocery store, store, groceries, grocery, food shop, minimarket, buy * food, corner shop, buy groceries, do * shopping, go shopping, village shop, buy milk, grocery shop, buy some food, get groceries, get food, get some food, get milk, get some milk, buy something to eat, buy basics, buy essentials, buy supplies, get supplies, stock up, shopping, local shop, nearest shop, closest shop, local store, corner store, convenience store, general store, village store, food store, buy things, buy drinks, buy fruit, buy vegetables, shop for food, provisions, pick up food, pick up groceries, pick up some food, grocer, shops open, place to buy food, place to buy groceries, buy some bread, purchase food
    supermarket: super market, supermarkets, big shop, large shop, bigger shop, hypermarket, big supermarket, coop, migros, aldi, lidl, tesco
    bakery: baker, get bread, fresh bread, bread rolls, croissants, buy * bread, bread, loaf, baguette, fresh rolls, fresh croissants, rolls, bakers, bread in the morning, bread shop, some bread, pastries, bread for breakfast
    cash: atm, cash machine, cashpoint, cash point, withdraw money, get money, withdraw cash, cash dispenser, cashpoints, get cash, get some cash, get money out, take out money, draw money, draw cash, withdraw, money machine, atms, bank machine, hole in the wall, bancomat, cash out
    restaurants: restaurant, eat out, place to eat, go out to eat, go for dinner, where * eat, dinner out, go out for dinner, somewhere to eat, have dinner, go for lunch, good place for dinner, dine, dinner, nice dinner, nice meal, good meal, go out for a meal, have a meal, meal out, eat tonight, eat in the evening, eat well, eat nearby, eat around here, eat in the village, get dinner, get lunch, lunch, supper, evening meal, dining, go to eat, good food, bite to eat, get a bite, something to eat, pub, pubs, bistro, tavern, inn, eatery, eateries, place for dinner, out to eat, out for a meal, dine out, hungry, book a table, table for, reserve a table, where can we eat, where to eat, fondue restaurant, recommend a restaurant, recommendations for dinner
    restaurants pizzeria: pizzeria, pizza, pizza place, pizzas
    takeaway: take away, take out, takeout, takeaways, food to go, order food, order in, pizza to go, pick up a pizza, order pizza, order a pizza, food delivery
    #collect: collect, takeaway, takeaways
    emergency: emergencies, emergency number, police number, ambulance number
    doctor: gp, physician, doctors, see a doctor, medic, doctors surgery, surgery, doctors office, gp surgery, medical centre, medical center, medical help, medical practice, physicians, health centre, feels sick, is sick, is ill, fever, feels ill, not feeling well, unwell, poorly
    pharmacy: chemist, drugstore, pharmacies, chemists, drug store, medicine, medicines, medication, painkillers, paracetamol, ibuprofen, aspirin, pharmacist, cough syrup, prescription
    hospital: clinic, a and e, emergency room, hospitals
    firstaid: first aid, first aid kit, first aid box, plasters, band aid, bandage, bandages, medical kit, sticking plaster, plaster, dressing, dressings, first aid cupboard, bandaid
    skiing: ski, skis, ski area, ski resort, skiers, snowboard, snowboarding, snowboards, go skiing, ski lift, ski gear, ski equipment
    skipass: ski pass, lift pass, ski ticket, lift ticket, skipasses, day pass, buy * lift passes, pass for the lifts, buy * ski passes
    hire: rent, rental, hires, rentals, ski hire, ski rental, rent * skis, hire * skis, rent snowboards, rent ski equipment, hire ski equipment, rent boots, hire boots, rent equipment
    skischool: ski school, ski lessons, learn to ski, ski course, ski instructor, ski class, ski teacher, learn skiing, beginners ski
    skiroom: ski room, store * skis, leave * skis, dry * skis, dry * boots, keep * skis, put * skis, leave * boots, dry * ski boots, leave * ski boots, ski storage, wet skis, wet boots, put * ski boots, dry our boots, skis overnight, skis be stored, skis go, store our skis, ski locker, ski drying, place for * skis, store boots, boot dryer, boot room
    boots: ski boots, boot
    touristtax: tourist tax, city tax, visitor tax, local tax, tourism tax, resort tax, taxes, tax, kurtaxe, visitors levy, overnight tax, stay tax, occupancy tax, guest tax, bed tax, tourist fee, tourism fee, tourist levy, extra taxes, council tax, hidden costs tax, spa tax, resort fee
    guestcard: guest card, visitor card, free bus card, card for the bus, discount card, guest pass, guestcards, guest discount
    stairs: steps, stair, staircase, step, flight of stairs, step free, stepfree, climb, staircases, many steps, steps to the door, climb stairs, ground floor, wheelchair, walking stick, walk with a stick, bad knee, bad hip, crutches, mobility, walking frame, accessible, accessibility, wheel chair, disabled, difficulty walking, walks badly, cant climb, which floor, what floor, trouble with stairs, steep stairs, hard to walk, handrail, banister, zimmer frame
    lift: elevator
    #steep: steep
    #time: what time, at what time, when, until when, from when, how late, opening hours, open, opening times, which day, what day, closing time, by when, closes, close, opens, hours, how early
    #duration: how long, heat up, preheat, get hot
    #distance: how far, distance, far, how close
    #size: how big, how wide, what size, how large, width, size, how long are the beds
    #price: how much, cost, costs, price, fee, expensive, free of charge, free, pay for, pay extra, what does it cost, extra charge, for free, charged extra, cheap, surcharge
    #price guestcard: price of the guest card
    #price charging: how much * kilowatt, price per kwh
    phonenumber: phone number, telephone number, mobile number
    : by car, drive up, with the car, phone is asking, satnav is asking, satnav asks, navigation asks, leave them, leave it, leave that, leave those, leave mine, leave ours, put them, put it, put that, put those, plane only lands, we need to know, let us know, let me know, get back to, looking forward, in advance, at the moment, right now, as well, in case, of course, by the way, straight away, as soon as possible, first thing, last thing, at all, at least, at most, in general, for example, such as, no rush, no hurry, many thanks, thank you so much, thank you very much, hope you are well, hope youre well, how are you, quick one, one more question, one more thing, another question, one last question, on our way, on the way, next week, this week, next month, last night, last week, the other day, is that a problem, is it a problem, would that be a problem, is that ok, is that okay, is that possible, would it be possible, if possible, would it be ok, would it be alright, all of a sudden, in half of, half of the, part of the, whole of the, day out, what is the trick, do something wrong, did we do something wrong, on top of the price, buy our own, buy them ourselves, buy my own, bring our own, bring my own, change that, change it, day you arrive, day you leave, month old, year old, before check in, after check out, before check out, after check in, more than
    cleaning: clean, tidy up, tidy
    loud: noisy
    directions: direction
    chemist: pharmacist
    baskets: basket
    windows: window
    tablets
    vegetables
    beds sleep: people * sleep, people sleep there, guests * sleep
    toytrains: wooden trains
    #sell: sell, sells, buy, sold, selling
    skibus: ski bus, skibuses, bus to the slopes, shuttle to the lift, bus to the lift, bus to the ski lift, bus to the skiing, shuttle bus, ski shuttle, shuttle, bus for skiers, ski bus times, skibus times, ski bus leave, ski bus go, ski bus depart, bus to the slopes leave
    bus: bus leave, bus depart, bus go
    train: train leave, train depart
    sportsshop: sports shop
    heating: heat, heater, radiator, thermostat, temperature, warmer, freezing, cold, chilly, cold in here, warm up * house, warm up * place, warm the house, warm the place, warm the room, warm up the room, warm up, warm it up, warm enough, stay warm, warmth, shivering, frozen, feel cold, house cold, room cold, cold at night, too chilly, underfloor heating, floor heating, turn up the heat, more heat, get warmer, bit warmer, cooler, turn it warmer, radiator off, heating system, turn * warmer, make * warmer, too cold, too warm, too hot, get * warm, keep warm, turn * heating up, turn up * heating, turn * heating down
    postoffice: post office
    tabletcomputer: tablet
    #second: second
    bins cans: tins, empty cans, recycle cans, tin cans
    dogsitter: dog sitter, dog sitting, dog walker, dog walking, pet sitter, dog food, pet food, dog park, dog beach
    #time checkin: when * come on, earliest we can come
    #lost key: lost * key, lose * key, misplaced * key
    checkout cleaning: clean before, clean the house before, clean up before, final cleaning, leave it clean, clean * leave, sweep
    coffeeshop: coffee shop, cafe, coffee house, coffee bar, coffee table, breakfast place, starbucks
    saunahat: sauna hat, sauna oil, sauna infusion
    breakfastservice: breakfast service, breakfast included, breakfast served, breakfast rolls delivered, bread delivered, bread delivery, rolls delivered
    exchange: exchange money, change money, currency exchange, bank, money exchange
    deliver: delivered, delivery, delivers
    dentist: dentists, vet, veterinarian, optician
    weather: forecast, rain, raining, rainy, sunny, sunshine, climate, cold outside, warm outside, hot outside, temperatures, temperature outside, weather like, cold * in january, cold * in february, cold * in march, cold in winter, warm in summer, how cold is it in, how warm is it in, how cold does it, how warm does it, how hot does it, how cold will, how warm will, warm in march
    microwaveoven: heat up food, heat up milk, warm up food, warm up milk, warm up a bottle
    carrental: rent a car, hire a car, car rental, car hire, rent car, car wash, car seat, child seat, fuel, petrol, petrol station, gas station, mechanic, car repair, parking fine, parking ticket, parking permit, pay for parking meter
    bikes: bike, bicycle, bicycles, cycling, cycle, e bike, mountain bikes, bike rental
    pool: swimming pool, hot tub, jacuzzi, whirlpool
    #second car: two cars, two vehicles, 2 cars, second vehicle, two camper vans
    slopes: ski slopes, piste, pistes, ski runs
    age: how old
    gamesroom: games room, play room, playroom, tv room, laundry service
    bathtoys: bath toys, toys for the bath, beach toys
  `,
  empty: `
    a an the this that these those it its they them he she him her his i im ive id ill me my mine we us our ours were weve wed well you your youve is isnt are arent was be been being am do does doesnt
    did didnt dont have has had havent hasnt having got get gets getting can cant could couldnt may might must shall should would wouldnt will wont and or but so if then than as at by for from in into
    of off on onto to up down with within out over per about after before during until till since around near nearby nearest closest close next here there where which what when whenever how hows why
    whether any some something anything anywhere somewhere else also too very really just only still already again now right possibly perhaps maybe possible thank hi hello hey dear good morning
    afternoon cheers sorry excuse okay ok yes no not sure great nice lovely best kind regards ahead want need like love look find found see know tell let lets use used using work take takes taken put
    give given go goes going come comes coming make made allow permitted permission able available provide offer include turn switch set start press button run operate question quick quickly wonder
    ask asking info information help explain show each every all both many much lot lots one two three four five six seven eight nine ten first own same other way thing actually exactly currently
    today tomorrow tonight yesterday soon later time times day days house chalet place home property apartment flat accommodation cottage cabin door area village town stay bring brought recommend
    recommendation suggest local fine problem wrong keep kept keys-please instruction manual guide rule rules policy host anna team happen trying try tried idea exact far away end bit little small big
    large enough quite new mean correct correctly properly via through between because while who-s plan forward everyone everybody someone anyone ready whole cannot arve mr mrs night wish remind say
    says said sent send message round instead normal overnight myself uses pm total hear everything fit fits fitted stand hold bought buying yet ever whichever either neither none hope hopefully
    thankyou prefer recieve receive wet connect december- abit above absolutely accept accident according across actual add added advance advise afraid against ago agree almost alone along alongside
    alright although always amazing among another answer anybody anymore anyway apart apologies apologise appreciate approximately arrange arrangement aside asked asks assume attention avoid aware
    awesome awful back bad badly based basically beautiful became become beforehand began begin behind believe belong beside better beyond bigger bother brief briefly bunch busy calling came care
    careful case cause certain certainly chance check choice choose clear clearly cleverly confirm confused consider contact count crazy curious deal decide definitely depends desperate desperately
    despite detail didn different differently difficult directly disappointed discover doing done double doubt due earliest easily easy enjoy ensure entire entirely especially essential essentially
    etc even eventually everywhere excited excellent except expect experience extremely fact fairly fancy fantastic fast faster favour favourite feel fellow few fewer figure finally fix fixed folk
    follow forgive forget former fortunately frequently fresh friendly fully further furthermore general generally gentle genuinely gives giving glad gladly gonna gotta grateful greetings greeting
    guess guidance guys gone hand handy happy hard hardly hate haven head heard held helpful higher hiya holiday honest honestly hopeful hoped hoping huge hurry ideal ideally imagine immediately
    important impossible inside installed instance intend interested involved issue item joined joke journey joy jump kinda kindly knew known largest last lastly lately latest latter least leads learn
    led less lesser letting level likely limit list literally live lives living lol long longish loved loving low lower lucky luckily madam main mainly major majority manage matter maximum meant
    meanwhile meet mention mess method mid mind minimum minor miss mistake mixed moment more moreover most mostly move namely necessary necessarily neat nearly neighbouring nervous never nevertheless
    nobody noone normally note noted nothing notice nowhere numerous obvious obviously occasion occasionally odd often old older oneself opinion opposite option ordinary original originally otherwise
    ought outside overall owner pack part particular particularly past patient perfect perfectly personal personally pick piece pleasant pleasure plenty plus point polite position possibility
    potentially practical practically precise precisely preferably prepare present pretty previous previously prior probably procedure process proper purpose puzzled quicker random rather reach react
    reading real realise realize reason reasonable reasonably recently regular regularly related relatively relevant rely remain remember reply request required requirement respond rest result return
    roughly running safely saw saying scared search seeing seem seen sensible separate separately serious seriously several short shortly side similar simple simply single sir site situation slightly
    smallest smooth solution solve somehow sometime somewhat soonest sort sound speak special specific specifically spend spent spot stated stop story straight straightaway strange struggle stuck
    stuff stupid such sudden suddenly suitable suits super suppose surely surprised sweet system talk telling terrible thankful themselves therefore thinking thought thousand though throughout tip
    tips tired together told topic totally touch toward travel trip trips trouble true truly trust twice type typical typically ugh uncertain underneath understand understood unfortunately unless
    unlike unsure unusual update upon upset urgent urgently useful useless usual usually utterly various versus visit walk wanna watch ways weird welcome went whereas whoever whom wise without
    wonderful word worry worried worse worst worth write wrote yeah yep yourself yourselves zero handle rid flight land drive drove driven booked reserved asleep awake tiny massive brilliant thx ta
    pls plz u ur btw asap fyi lads ladies gentlemen trick top middle evenings mornings midday nighttime daytime lunchtime bedtime sunset sunrise dawn seasons weekday daily weekly nicest cheapest cheap
    cheaper quickest fastest easiest simplest decent leaves eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred
    store drop hang lay
  `,
  optional: `
    husband wife son daughter mother father mum mom dad brother sister parents grandparents partner boyfriend girlfriend couple couples friend friends guest guests people person persons adults
    men women man woman kids children child kid toddler baby family boys girls
    monday tuesday wednesday thursday friday saturday sunday weekend week weeks month january february march april june july august september october november december
    christmas easter summer spring autumn winter noon midnight oclock morning evening afternoon minute minutes hour hours half year years
    hubby spouse fiance fiancee mate mates buddy pal colleague colleagues coworker aunt uncle cousin cousins nephew niece grandma grandpa granny grandad grandmother grandfather granddaughter grandson
    mummy daddy law inlaws teenager teenagers teen teens youngest oldest eldest twins babies infants toddlers boy girl lady gentleman elderly senior seniors visitor visitors group relatives families
    everyone sons daughters brothers sisters mondays tuesdays wednesdays thursdays fridays saturdays sundays weekends months night season checkin checkout gear equipment
  `,
  rooms:
    'kitchen bathroom bedroom bedrooms room rooms living hall terrace basement cellar upstairs downstairs balcony garage house toilet',
  exists:
    /\b(?:is|are) there\b|\bthere(?:s| is| are)\b|\bdo you (?:have|provide|offer)\b|\bhave you got\b|\bdoes the [\w ]+ have\b/,
  before: `
    in inside into on onto at behind beside near by over above under below from to towards after before next opposite past between around front top roof left picture wall end
    middle bottom back side for
  `,
  after: 'too',
  secondQuestion:
    /,? and (?=(?:is|are|can|could|do|does|may|where|when|what|which|how|who|also|by|until|from)\b)|, (?=(?:is there|are there|can we|do you|where|when|what|how)\b)/i,
  noEmergency:
    /\bfire ?(?:place|wood|works?|pit|extinguishers?|blanket|alarms? (?:tested|installed)|regulations?|safety|brigade number|escape|exit|exits)\b|\b(?:log|wood|open|camp|bon) ?fires?\b|\b(?:light|make|start|lay|build|have|get|keep) (?:a|the|our) (?:\w+ )?fire\b|\bgas (?:bottle|grill|barbecue|bbq|station|cooker|hob|stove|canister|cylinder)\b|\b(?:smoke|fire|co|carbon monoxide) (?:alarm|detector)s?(?= (?:in|fitted|installed)\b)|\bis there (?:a|any) (?:smoke|fire|carbon monoxide) (?:alarm|detector)|\b(?:can|may|could|do|where|allowed to|want to) (?:\w+ ){0,2}smoke\b|\bsmoke (?:on|outside|in|at) (?:the|a)\b|\bsmoke ?free\b|\bsmoked\b/g,
  emergencies: {
    fire: /\b(?:on|caught|catching) fire\b|\bfire\b(?! brigade number| department number)|\bflames?\b|\bburning\b|\bis burnt down\b/,
    gas: /\b(?:smells?|smelling|smelt|stinks?) (?:\w+ ){0,2}(?:of|like) gas\b|\bgas (?:leak|smell|is leaking|escaping|alarm)|\bleak(?:ing)? gas\b|\bsmell (?:some )?gas\b|\bcarbon monoxide\b|\bco (?:alarm|detector)\b/,
    smoke:
      /\bsmoke\b|\b(?:fire|smoke) ?(?:alarm|detector)|\balarm\b.*\b(?:beep|ring|going off|goes off|gone off|went off|screaming|sound)|\bsomething smells burnt\b|\bsmells? (?:\w+ )?(?:burnt|burned)\b/,
    'break-in':
      /\b(?:break(?:ing)?|broke|broken) (?:\w+ )?in(?:to)?\b(?! two)|\bburglar|\bintruder|\bstranger (?:\w+ ){0,3}(?:house|door|garden|inside)|\bbeen robbed\b|\brobbery\b|\b(?:someone|somebody|man|person) (?:\w+ ){0,3}(?:trying to (?:get|come) in|at the window|inside the house|in the house|threaten\w*)\b|\bcall the police\b|\bwe need the police\b|\battack(?:ed|ing)\b/,
    injury:
      /\bbleed(?:s|ing)?\b|\bunconscious\b|\bnot breathing\b|\bcan(?:no|')?t breathe\b|\bheart attack\b|\bstroke\b|\bambulance\b|\b(?:broke|broken) (?:\w+ )?(?:arm|leg|ankle|wrist|hip)\b|\b(?:fell|fallen) (?:down|from|off|and)\b|\b(?:badly|seriously|is|got|been) (?:hurt|injured)\b|\bhurt (?:him|her|my)self\b|\bhurt (?:his|her|my)\b|\binjur(?:y|ed)\b|\bchok(?:es|ing)\b|\bcollapsed\b|\bseizure\b|\bpoisoned\b|\bchest pain\b|\bfainted\b|\ballergic (?:shock|reaction)\b|\bcut (?:him|her|my)self\b|\bburn(?:ed|t) (?:him|her|my|his)/,
    water:
      /\bwater (?:\w+ ){0,3}(?:coming|comes|leaking|leaks|pouring|dripping|running|drips|everywhere|flooding)\b|\bflood(?:ed|ing|s)?\b|\bburst (?:water )?pipe|\bpipe (?:has |is )?(?:burst|broken|leaking)|\b(?:water|pipe|ceiling|boiler|tap|toilet|washing machine|dishwasher) (?:is |keeps )?leak(?:s|ing)?\b|\bleak(?:s|ing)? (?:water|through|from the ceiling)\b|\bunder water\b|\boverflow(?:s|ing|ed)?\b/,
    'locked-out':
      /\blocked (?:\w+ )?out\b|\block(?:ed)? (?:\w+ )?(?:my|our)sel(?:f|ves) out\b|\b(?:can(?:no|')?t|cannot) (?:get|open) (?:in|into the house|the door|the front door)\b|\bkey (?:is )?(?:broke|broken|snapped)|\bkeys? (?:is |are )?inside\b.*\b(?:door|out)|\bshut out\b|\bstanding outside\b.*\b(?:key|code)|\bkey ?box (?:wont|won't|doesn't|does not|will not) open\b|\bcode (?:doesn't|does not|isn't|is not|wont|won't) work/,
  },
  robot:
    /\b(?:are|r) (?:you|u) (?:\w+ ){0,3}(?:robot|bot|chat ?bot|ai|human|machine|computer|person|automated|real)\b|\bis this (?:\w+ ){0,3}(?:robot|bot|chat ?bot|ai|human|machine|computer|real person|automated|automatic)\b|\b(?:am i|are we) (?:talking|writing|speaking|chatting) (?:to|with) (?:\w+ ){0,2}(?:robot|bot|chat ?bot|ai|human|machine|computer|person)\b|\bis (?:there )?(?:a|any) (?:human|real person)\b|\btalk to (?:a|an) (?:human|real person|person)\b|\bwho (?:is|am i) (?:answering|talking to|writing)/,
};
