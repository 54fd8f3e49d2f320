/** A note about a house, as its host wrote it. */
export interface HouseNote {
  id: string;
  /** The word on its drawer. */
  label: string;
  title: string;
  text: string;
  /** A request that the host decides each time: what the host reads after the number of the door. */
  request?: string;
}

/** The forty notes of Chalet Arve, Door 9: an invented house, in the order of its cabinet. */
export const houseNotes: readonly HouseNote[] = [
  {
    id: 'wifi',
    label: 'Wifi',
    title: 'Wifi',
    text: 'The network is called Arve-9. The password is on the blue card inside the kitchen cupboard door. It reaches every room and the terrace, at about 80 Mbit/s. If it is slow, unplug the white router in the hall for ten seconds.',
  },
  {
    id: 'heating',
    label: 'Heating',
    title: 'Heating',
    text: 'Each room has a dial on the radiator: 3 is about 20 °C, 4 is about 22 °C. The floor of the bathroom has its own switch beside the mirror. The heating goes down by itself from 23:00 to 06:00, so give it half an hour in the morning.',
  },
  {
    id: 'hot-water',
    label: 'Hot water',
    title: 'Hot water and the boiler',
    text: 'The boiler holds 200 litres, enough for five showers in a row. After that it needs about 40 minutes. If the water stays cold, press the green button on the boiler in the laundry room once.',
  },
  {
    id: 'parking',
    label: 'Parking',
    title: 'Parking your car',
    text: 'Your space is number 9, behind the house, 2.40 m wide and free of charge. A second car can stand on the square, 150 m away, free from 19:00 to 08:00. Please leave the turning place in front of the garage clear.',
  },
  {
    id: 'ev-charging',
    label: 'Charging',
    title: 'Charging an electric car',
    text: 'There is a charging point with 11 kW in the garage, with a type 2 socket. Hold the grey chip from the key ring against it. A kilowatt-hour costs CHF 0.40, which we add up on the day you leave.',
  },
  {
    id: 'winter-road',
    label: 'Road in snow',
    title: 'The road in winter',
    text: 'From November to April you need winter tyres; carry snow chains for the last 2 km, which climb at 12 %. The road is cleared by 07:00. When it snows hard, leave the car at the church and call us: we fetch you with the jeep.',
  },
  {
    id: 'bins',
    label: 'Bins',
    title: 'Bins and recycling',
    text: 'Household waste goes in the taxed blue bags from the drawer under the sink, then into the grey container at the gate. It is emptied on Tuesday and Friday at 07:00. Glass, paper and cans go to the collection point beside the church, 200 m away.',
  },
  {
    id: 'pets',
    label: 'Pets',
    title: 'Dogs and other pets',
    text: 'One dog is welcome, for CHF 15 a night; please tell us when you book. It stays off the beds and is not left alone in the house. A bowl and a blanket are in the cupboard by the door, and bags hang at the gate.',
  },
  {
    id: 'check-in',
    label: 'Check-in',
    title: 'Check-in',
    text: 'You can come in from 15:00. You do not have to report anywhere: the key box opens with your code at any hour after that. Please fill in the registration form on the table on the first evening.',
  },
  {
    id: 'early-check-in',
    label: 'Earlier in',
    title: 'Early check-in',
    text: 'Sometimes you can come in before 15:00. It depends on who leaves that morning and on the cleaning, so we decide it each time. We usually know by 10:00 on the day.',
    request: 'asks to check in early. Reply yes, no or a time.',
  },
  {
    id: 'late-arrival',
    label: 'Arriving late',
    title: 'Arriving late',
    text: 'Come as late as you like: the key box works all night. The lamp over the door has a sensor, and the stairs are lit until 02:00. The kitchen has bread, butter and tea for a late supper.',
  },
  {
    id: 'key-box',
    label: 'Key box',
    title: 'Key box and keys',
    text: 'The key box hangs to the left of the door, at the height of your hand. Its four-digit code comes by message at noon on the day you arrive. There are two keys inside; a lost one costs CHF 80.',
  },
  {
    id: 'check-out',
    label: 'Check-out',
    title: 'Check-out',
    text: 'Please leave by 10:00. Put the keys back in the box, close the windows and start the dishwasher. You need not strip the beds, and the cleaning is paid for.',
  },
  {
    id: 'late-check-out',
    label: 'Later out',
    title: 'Late check-out',
    text: 'When no guest arrives that day, you may stay until 14:00 for CHF 30. We can say so two days before at the earliest, so we decide it each time.',
    request: 'asks to check out late. Reply yes, no or a time.',
  },
  {
    id: 'luggage',
    label: 'Luggage',
    title: 'Luggage',
    text: 'Bags can stay in the locker room beside the garage, from 08:00 on the day you arrive and until 20:00 on the day you leave. Lockers 9a and 9b are yours and hold two large suitcases each.',
  },
  {
    id: 'directions',
    label: 'Address',
    title: 'Address and directions',
    text: 'The address is Chemin des Mélèzes 9. From the motorway take the valley road for 14 km, turn left at the church, and follow the lane for 2 km to the last house. Some navigation systems stop at the sawmill: drive 300 m further.',
  },
  {
    id: 'public-transport',
    label: 'Bus and train',
    title: 'Bus and train',
    text: 'The nearest station is in the valley, 6 km away, with a train every half hour. Bus 24 climbs from there to the stop Mélèzes, 120 m from the door, until 22:40. A taxi from the station costs about CHF 30.',
  },
  {
    id: 'beds',
    label: 'Beds',
    title: 'Bedrooms and beds',
    text: 'Door 9 sleeps six. There are three bedrooms: one double bed of 180 cm, one of 160 cm, and a room with two single beds of 90 cm that can be pushed together. The spare blankets and pillows are in the chest on the landing.',
  },
  {
    id: 'extra-person',
    label: 'One more guest',
    title: 'One more person',
    text: 'The house is made for six. For a seventh we can put up a folding bed, for CHF 25 a night, if the fire regulations of that week allow it. We decide it each time.',
    request: 'asks for one more person. Reply yes or no.',
  },
  {
    id: 'baby-bed',
    label: 'Baby bed',
    title: 'Baby bed',
    text: 'We have one travel cot, 60 by 120 cm, with a mattress and a sheet, for children up to 15 kg. All doors share it, so we look each time whether it is free for your nights. It costs nothing.',
    request: 'asks for a baby bed. Reply yes or no.',
  },
  {
    id: 'children',
    label: 'Children',
    title: 'With children',
    text: 'A high chair stands in the kitchen, and a stair gate fits the top of the stairs; it is behind the bathroom door. Plastic plates are in the lowest drawer. A box of games and wooden trains is under the bench.',
  },
  {
    id: 'towels',
    label: 'Towels, linen',
    title: 'Towels and bed linen',
    text: 'The beds are made when you arrive, and each guest has one bath towel and one hand towel. For stays of more than seven nights we change them once. Sauna towels are on the shelf in the sauna; please bring your own for the lake.',
  },
  {
    id: 'washing-machine',
    label: 'Laundry',
    title: 'Washing machine and dryer',
    text: 'They are in the laundry room in the basement, free from 07:00 to 21:00. Detergent is on the shelf. A 40 °C wash takes 1 hour 20 minutes, and the dryer about the same; the iron hangs on the wall.',
  },
  {
    id: 'kitchen',
    label: 'Kitchen',
    title: 'Kitchen, hob and oven',
    text: 'For the hob, hold the key sign for three seconds until the beep, then press a plate and plus; it works with magnetic pans only. The oven starts when the clock is set. Raclette and fondue sets are in the tall cupboard, salt, oil and spices beside it.',
  },
  {
    id: 'coffee',
    label: 'Coffee',
    title: 'Coffee machine',
    text: 'Fill the tank at the back, switch on the machine, and wait until the light stops blinking, about 40 seconds. Twelve capsules are there for you, and more are in the village shop. A filter and a moka pot stand in the cupboard above.',
  },
  {
    id: 'dishwasher',
    label: 'Dishwasher',
    title: 'Dishwasher',
    text: 'The tabs are under the sink. Press Eco for a full load, which takes 3 hours, or Quick for 35 minutes. If E15 blinks, the tap behind the left door is closed.',
  },
  {
    id: 'wood-stove',
    label: 'Wood stove',
    title: 'Wood stove',
    text: 'Open the lever under the door, lay two logs with a firelighter on top, and close the door. After ten minutes push the lever half in. A basket of wood is there for you; another one from the shed costs CHF 12. Put cold ash into the metal bucket only.',
  },
  {
    id: 'sauna',
    label: 'Sauna',
    title: 'Sauna',
    text: 'The sauna is in the basement, yours from 16:00 to 22:00. Turn the left dial to 2 hours: it takes 35 minutes to reach 85 °C. Please sit on a towel, and take children under 12 in with you only.',
  },
  {
    id: 'television',
    label: 'Television',
    title: 'Television',
    text: 'Press the red button on the black remote control, then Home. Swiss, French, German and British channels are there, and you can sign in to your own streaming account. The loudspeaker on the shelf pairs over Bluetooth as Arve-Sound.',
  },
  {
    id: 'fuse-box',
    label: 'Fuse box',
    title: 'Power and the fuse box',
    text: 'The fuse box is in the hall, behind the picture of the cow. When the power is gone, push every switch up that points down, the wide one last. Oven, kettle and sauna at once are too much for it. If it goes out again, call Anna at +41 00 000 00 00.',
  },
  {
    id: 'smoking',
    label: 'Smoking',
    title: 'Smoking',
    text: 'The whole house is smoke-free, the balcony too. You can smoke at the bench beside the gate, where an ashtray stands. The alarms in the rooms react to e-cigarettes as well.',
  },
  {
    id: 'quiet-hours',
    label: 'Quiet hours',
    title: 'Quiet hours and parties',
    text: 'From 22:00 to 07:00 the house is quiet, and on Sunday all day outside. A dinner with friends is fine; parties, loud music and fireworks are not. The neighbours on both sides live here all year.',
  },
  {
    id: 'barbecue',
    label: 'Barbecue',
    title: 'Barbecue',
    text: 'The gas barbecue stands under the roof of the terrace. Open the bottle, press the igniter and keep the lid up while it lights. Please close the bottle afterwards and brush the grill while it is warm. A full spare bottle is in the shed; charcoal is not allowed.',
  },
  {
    id: 'garden',
    label: 'Garden',
    title: 'Garden, terrace and sledges',
    text: 'The terrace and the lawn below it are for Door 9 alone. Deck chairs, cushions and the parasol are in the shed, which has the same key. Three sledges hang on its back wall; the meadow beside the house is a good run.',
  },
  {
    id: 'shops',
    label: 'Shops',
    title: 'Shops, bakery and cash',
    text: 'The village shop is 900 m away, open from 07:30 to 18:30, and on Sunday from 08:00 to 11:00. The bakery next to it opens at 06:30 every day. A cash machine is in the wall of the post office. The large supermarket is in the valley, 7 km away.',
  },
  {
    id: 'restaurants',
    label: 'Restaurants',
    title: 'Restaurants',
    text: 'For fondue, the Auberge du Pont is 1 km down the lane; book a table by noon, closed on Monday. The pizzeria on the square takes orders to collect until 21:30. The hut above the ski lift serves lunch from 11:00.',
  },
  {
    id: 'emergency',
    label: 'Emergency',
    title: 'Emergency, doctor and pharmacy',
    text: 'In an emergency call 144 for the ambulance, 118 for the fire brigade, 117 for the police. The doctor’s practice is on the square, open on weekdays from 08:00 to 18:00, and the pharmacy beside it until 18:30. The hospital is 18 km away. The first-aid box is in the bathroom cupboard.',
  },
  {
    id: 'skiing',
    label: 'Skiing',
    title: 'Skiing',
    text: 'The free ski bus stops at the gate at 08:20, 09:00 and 09:40, and takes 12 minutes to the lift. Skis and boots dry in the ski room, left of the garage. The sports shop at the lift hires out everything and sells lift passes from 08:00; the ski school meets there at 09:45.',
  },
  {
    id: 'tourist-tax',
    label: 'Tourist tax',
    title: 'Tourist tax and guest card',
    text: 'The tax of the village is CHF 3.20 per adult and night, and CHF 1.60 from 6 to 15 years. It is not in the price; please leave it in the envelope on the table or pay it by card on the last day. The guest card that you get for it makes the bus and the swimming pool free.',
  },
  {
    id: 'stairs',
    label: 'Stairs',
    title: 'Stairs and getting around',
    text: 'From the parking space it is 14 steps up to the door, with a rail on the right. The living room, the kitchen, one bedroom and a shower are on that floor; 16 steep steps lead to the other two bedrooms. There is no lift.',
  },
];
