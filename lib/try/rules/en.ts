import type { Rules } from '../rules.ts';

/** English. */
export const rules: Rules = {
  spell: (text) => text.replaceAll(/['’]s\b/g, '').replaceAll(/['’]/g, ''),
  stem: (word) =>
    word
      .replace(/(?<=.{2})ies$/, 'y')
      .replace(/(?<=.{3})(?:ing|ed|es|s)$/, '')
      .replace(/(?<=.{2})([b-df-hj-np-tv-z])\1$/, '$1')
      .replace(/(?<=.{3})e$/, ''),
  words: `
    wifi: wi fi, wlan, internet, wireless, broadband, network
    wifi password: wifi code, wifi key, internet code, wlan key
    password: passcode, pass word
    #slow: slow
    heating: heat, heater, radiator, thermostat, temperature, warmer, freezing, cold, chilly, cold in here
    heating: turn * warmer, make * warmer, too cold, too warm, too hot, get * warm, keep warm
    hot water: warm water, water * hot, water * warm, shower * cold, cold shower, cold water, water * cold, no hot water, shower went cold, shower stays cold
    boiler: water heater
    shower: showers, showering
    parking: park, car park, parking space, parking spot, parking place, parking lot, leave * car, leave * cars, put * car, carpark
    car: cars, vehicle, vehicles
    charging: charge, charging point, charging station, charge point, wallbox, ev charger, plug in * car
    charging electric car: charge * car, charge * cars, plug in * electric car, car charger, car charging, charge * tesla, plug in * tesla, charge * ev
    electric car: ev, e car, electric vehicle, electric cars, tesla, evs
    phonecharger: charger, phone charger, charging cable
    leftbehind: left behind, left my, left our, forgot, forgotten
    winter road: road in snow, snowy road, icy road, road * icy, road * snowy, road * slippery
    winter: snow, snowy, icy, ice
    chains: snow chains, snowchains
    tyres: tires, winter tyres, winter tires, snow tyres, snow tires
    #cleared: cleared, ploughed, plowed
    bins: bin, rubbish, trash, garbage, waste, refuse, recycling, recycle, litter, dustbin, trash can, rubbish bags, bin bags, bin day
    emptied: collected, picked up, pick up
    bins emptied: bin day, rubbish day, bin collection, rubbish collection, trash day, collect * rubbish, collect * trash, collect * garbage, garbage collection
    bins glass: glass * go, bottles * go, put * glass, put * bottles, glass bottles, empty bottles
    bins paper: paper * go, cardboard * go, put * paper, put * cardboard
    pets: pet, animals
    dog: dogs, puppy, doggy, labrador, terrier, four legged friend
    checkin: check in, checking in, arrival, arrive, arriving, move in, come in, get into the house, enter, let ourselves in
    early checkin: earlier checkin, check in early, check in earlier, come early, come earlier, arrive early, arrive earlier, get in early, get in earlier, early arrival, move in early, move in earlier, come in earlier, early access, enter earlier, come in early, arrive * early, arrive * earlier, come * earlier
    early checkin: come in before, check in before, arrive before, come before, get in before, check in at noon, check in at 12, check in at lunchtime, check in * sooner, check in at 1, check in at 11, check in in the morning
    earlydeparture: leave early, leave earlier, check out early, check out earlier, depart early, leave * early, leave * before, early departure, early checkout
    late checkin: arrive late, late arrival, arrive later, arrive after, arrive at midnight, arrive at night, come after midnight, come late, check in late, check in at midnight, check in after, get in late, get in after midnight, arrive * late, arrive around midnight, come * after midnight, arrive in the middle of the night, arrive before midnight, be with you before midnight, be with you after midnight, check in * late, arrive very late, late check in, check in at night, late tonight, still get in, still check in, arrive in the night, get * after midnight, arrive past midnight
    keybox: key box, key safe, lockbox, lock box, keysafe, key boxes
    keybox code: code of the key box, door code, entry code, access code, code for the door, code for the key, code * box
    key: keys
    #lost: lost, lose
    checkout: check out, checking out, departure, depart, leave, leaving, vacate, move out, be out, have to go, need to go, hand * keys back, return * keys, leave by
    late checkout: check out late, check out later, later checkout, leave later, leave late, late departure, stay longer, stay until, leave after, check out after, stay a bit longer, stay a little longer, leave * later, check out * later, leave at noon, check out at noon, stay * longer, leave in the afternoon, keep the room, keep the house longer, keep * longer, checkout at noon, depart later, be out later, leave at 11, leave at 12, leave at 1, leave at 2, check out at 11, check out at 12
    longerstay: stay * another night, stay * extra night, one more night, another night, extra night, extend * stay, stay * night longer
    luggage: bags, suitcase, suitcases, baggage, luggages, leave * bags, leave * luggage, leave * suitcases, store * bags, store * luggage, drop off * bags, drop * bags, drop off * luggage, drop * luggage, luggage storage, left luggage, leave our bags, store * suitcases, drop * suitcases, drop off * suitcases, keep * bags, put * luggage, backpacks, leave * things, leave * stuff, luggage * stay, bags * stay
    #time luggage: when * luggage
    locker: lockers
    address: located, location, where are you, where is the house, where is the chalet, postcode, sat nav, satnav, navigation, gps, find the house, find you, find your place, how do we get to you, how do i get to you, how to get there, how do we get there, get to the house, get to the chalet, get to your place, directions, find the chalet, how do i get there, get to you, drive to, coordinates, the way to the house, where exactly is, google maps
    bus
    train
    station: train station, railway station
    train bus: public transport, public transportation, without * car, get around without
    taxi: cab, uber
    bedroom: bedrooms
    bed: beds
    double bed: double beds
    beds sleep: how many people, how many guests, how many can sleep, sleep how many, sleeps how many, sleeping places
    sleep: sleeps
    beds: how many beds, sleeping arrangements, king size bed, queen size bed
    blankets: blanket, duvet, duvets
    pillows: pillow, cushion, cushions
    #extra: extra, additional, spare, another, more, second
    extraperson: one more person, one more guest, extra person, extra guest, additional guest, additional person, another person, another guest, friend stay, friend sleep, friend join, friend come, friends stay, friend * stay, friend * sleep, friend * join, sister join, sister stay, brother join, brother stay, mother stay, mother join, sister * join, brother * join, mother * join, cousin * join, cousin * stay, seventh person, seventh guest, seven people, seven guests, seven of us, bring * friend, bring * more person, extra people, one extra, one more, somebody * stay, someone * stay, someone * join, one person more, visitor * stay, colleague * join, colleague * stay, guest stay, guest sleep, have * guest, friend spend, seven persons, 7 people, 7 guests, 7 of us, sleep seven, sleep 7
    babybed: baby bed, cot, crib, travel cot, baby cot, bed * baby, cots, cribs, baby crib, bed for * toddler, travel crib, bed for our baby, infant bed, baby sleep, baby beds
    children: kids, child, kid, toddler, toddlers, little one, little ones, family
    highchair: high chair, baby chair, child seat at the table, high chairs
    stairgate: stair gate, safety gate, baby gate, stairgate, gate for the stairs, child gate
    games: toys, board games, toy, game
    towels: towel
    linen: bed linen, sheets, bedding, bed sheets, bedlinen, linens, sheet, bed linens
    #change: change, changed
    washingmachine: washing machine, laundry, washer, wash clothes, wash * clothes, wash * laundry, laundry machine, wash our things, do * washing, wash some clothes
    dryer: tumble dryer, drier, dry clothes, dry * clothes, dry * laundry, clothes dryer
    detergent: washing powder, washing detergent, laundry detergent, washing liquid
    iron: ironing
    kitchen
    hob: stove top, stovetop, cooker, cooktop, hot plates, hotplate, induction hob, hotplates, induction, stove plate, ceramic hob, stove
    oven
    pans: pots, pan, pot
    raclette
    fondue
    spices: spice
    coffee: espresso
    coffeemachine: coffee machine, coffee maker, coffeemaker, espresso machine, make * coffee, nespresso, nespresso machine
    capsules: pods, coffee pods, coffee capsules, coffee capsule
    dishwasher: dish washer, wash * dishes
    tabs: tablets, dishwasher tabs, dishwasher tablets
    woodstove: wood stove, fireplace, wood burner, log burner, wood burning stove, fire place, light * fire, make * fire, start * fire, woodburner, light * stove, log fire, chimney fire, stove with wood
    wood: firewood, logs, fire wood, log
    ash: ashes
    sauna
    television: tv, telly, television set, watch tv, watch television
    remote: remote control
    channels: channel, stations on tv
    streaming: netflix, stream, streaming service, amazon prime, disney
    speaker: loudspeaker, bluetooth speaker, speakers, loud speaker
    power: electricity, lights went out, lights * out, electric, power cut, power outage, blackout, no power, no light, no lights, no electricity, power * gone, power * out, lights * off, current
    fusebox: fuse box, fuses, fuse, breaker, circuit breaker, breakers, fuse boxes, tripped, consumer unit, electrical panel
    power: lights went off, lights are off, lights dont work, power went
    smoking: smoke, smoker, smokers
    cigarettes: cigarette
    ashtray: ashtrays
    quiethours: quiet hours, quiet time, quiet, noise, noisy, be quiet, silent hours, night rest, keep it down, noise rules
    party: parties, celebrate, birthday party, celebration
    music: loud music, play music
    neighbours: neighbors, neighbour, neighbor
    barbecue: bbq, grill, barbeque, grilling, barbecuing, gas grill, barbies
    gas bottle: gas cylinder, gas canister, spare bottle
    garden: yard, lawn
    terrace: patio
    sledges: sledge, sled, sleds, toboggan, toboggans, sledging, sledding
    deckchairs: deck chairs, sun loungers, sunloungers, deckchair, sunbeds, deck chair, lounger, loungers
    parasol: sunshade, sun umbrella
    shops: shop, grocery store, store, groceries, buy food, grocery, food shop, minimarket, buy * food, corner shop, buy groceries, do * shopping, go shopping, food shopping, village shop, buy milk, grocery shop
    supermarket: super market, supermarkets
    bakery: baker, buy bread, get bread, fresh bread, bread rolls, croissants, buy * bread, bread
    cash: atm, cash machine, cashpoint, cash point, withdraw money, get money, withdraw cash, cash dispenser
    restaurants: restaurant, eat out, place to eat, places to eat, go out to eat, go for dinner, where * eat, dinner out, go out for dinner, eating out, somewhere to eat, have dinner, go for lunch, good place for dinner, dine
    restaurants pizzeria: pizzeria, pizza, pizza place, pizzas
    takeaway: take away, take out, takeout
    #collect: collect, takeaway, takeaways
    emergency: emergencies
    doctor: gp, physician, doctors
    pharmacy: chemist, drugstore, pharmacies
    hospital: clinic
    firstaid: first aid, first aid kit, first aid box, plasters, band aid, bandage, bandages
    skiing: ski, skis
    skibus: ski bus, skibuses, bus to the slopes, shuttle to the lift, bus to the lift, bus to the ski lift, bus to the skiing
    skipass: ski pass, lift pass, ski passes, lift passes, ski ticket, lift ticket, lift tickets
    #hire: hire, rent, rental, hires, rentals
    skischool: ski school, ski lessons, ski lesson, learn to ski, ski course
    skiroom: ski room, store * skis, leave * skis, dry * skis, dry * boots, keep * skis, put * skis, leave * boots, dry * ski boots, leave * ski boots, ski storage, wet skis, wet boots, put * ski boots
    boots: ski boots, boot
    touristtax: tourist tax, city tax, visitor tax, visitors tax, local tax, tourism tax, resort tax, taxes, tourist taxes, tax, kurtaxe
    guestcard: guest card, visitor card, guest cards
    stairs: steps, stair, staircase, step
    lift: elevator
    #steep: steep
    #time: what time, at what time, when, until when, from when, how late, opening hours, open, opening times, which day, what day, which days, what days, closing time, by when, closes, close, opens, hours, how early
    #duration: how long
    #distance: how far, distance, far, how close
    #size: how big, how wide, what size, how large, width, size, how long are the beds
    #price: how much, cost, costs, price, fee, expensive, free of charge, free, pay for, pay extra, what does it cost, extra charge, for free
    #price: charged extra, cheap, surcharge, charge extra
    #price guestcard: price of the guest card
    #price charging: how much * kilowatt, price per kwh
    phonenumber: phone number, telephone number, mobile number
    : by car, drive up, with the car
    #duration: heat up, warm up, preheat, get hot, get warm
    late checkin: flight delayed, flight * lands, flight lands, train delayed, plane lands, flight is delayed, flight * late, train * late, flight arrives, delayed flight, late flight, late train, delayed, running late, held up, stuck in traffic, be late
    extraperson: join us, sleep over, stay with us, stay the night with us, stay overnight, spend the night
    early checkin: check in at 12 instead, instead of 3, instead of 15
    late checkout: leave at * instead, instead of 10, instead of 10am
    keybox code: code for the key box, code to the key box, key box code, code for the keybox
    woodstove: light the fireplace, light a fire in the fireplace
    cleaning: clean, tidy up, tidy
    loud: noisy
    blankets: quilt
    restaurants: recommend a restaurant
    restaurants: recommendations for dinner
    directions: direction
    chemist: pharmacist
    baskets: basket
    windows: window
    tablets
    vegetables
    beds sleep: people * sleep, people sleep there, guests * sleep
    towels: bath towel, bath towels, hand towel, hand towels, sauna towels
    toytrains: wooden trains
    #sell: sell, sells, buy, sold, selling
    skibus: ski bus leave, ski bus go, ski bus depart, bus to the slopes leave
    bus: bus leave, bus depart, bus go, buses leave
    train: train leave, train depart
    early checkin: earliest * arrive, earliest * check in
    sportsshop: sports shop
    : day you arrive, day you leave, month old, months old, year old, years old, before check in, after check out, before check out, after check in
    heating: turn * heating up, turn up * heating, turn * heating down
    : more than
    postoffice: post office
    tabletcomputer: tablet
  `,
  empty: `
    a an the this that these those it its they them he she him her his i im ive id ill me my mine we us our ours were weve wed well you your yours
    youre youve is isnt are arent was be been being am do does doesnt did didnt dont have has had havent hasnt having got get gets getting can cant could couldnt
    may might must shall should would wouldnt will wont and or but so if then than as at by for from in into of off on onto to up down with within out over per about
    after before during until till since around near nearby nearest closest close next here there theres where which what whats when whenever how hows why whether
    any some something anything anywhere somewhere else also too very really just only still already again now right again possibly perhaps maybe possible
    please thanks thank hi hello hey dear good morning evening afternoon cheers sorry excuse okay ok yes no not sure great nice lovely best kind regards ahead
    want wanted wants need needed needs like love looking look find found see know knows tell let lets use used using work works working worked take takes taken
    put give given go goes going come comes coming make made allowed allow permitted permission able available provided provide offer included include includes there
    turn switch set start starts on off press button run operate question quick quickly wondering wonder ask asking question info information help explain
    show each every all both many much lot lots one two three four five six seven eight nine ten first own same other way thing things actually exactly
    currently today tomorrow tonight yesterday now soon later time times day days house chalet place home property apartment flat accommodation cottage cabin door area village town
    stay stays staying bring brought bringing own our recommend recommended recommendation recommendations suggest good local well fine problem wrong please
    keep kept keys-please instructions instruction manual guide rule rules policy host anna team happen happens trying try tried idea since exact exactly
    far away end bit little small big large enough quite new mean means correct correctly properly via through between because while who-s
    plan planning looking forward everyone everybody someone anyone whats wheres hows lots ready whole cannot arve mr mrs night nights
    wish remind us say says said sent send message near by closest nearest round somewhere it's dont won't walking
    instead shows says normal overnight ours myself uses pm am total hear everything wondered wonders fit fits fitted stand stands hold holds happening happened bought buying
    yet ever whichever either neither both none having hope hopefully thankyou prefer offer offers recieve receive got
    wet travelling traveling
    connect connected connecting december-
  `,
  optional: `
    husband wife son daughter mother father mum mom dad brother sister parents grandparents partner boyfriend girlfriend couple couples friend friends guest guests people person persons adults
    men women man woman kids children child kid toddler baby family boys girls
    monday tuesday wednesday thursday friday saturday sunday weekend week weeks month january february march april june july august september october november december
    christmas easter summer spring autumn winter noon midnight oclock morning evening afternoon minute minutes hour hours half year years
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
