import { stemmer } from 'stemmer';
import type { SearchRules } from '../search-rules.ts';

/** English: the stems are Porter's. */
export const rules: SearchRules = {
  fold: (text) => text.replaceAll(/['’]/g, ''),
  phrases: [
    [/\bcheck(?:ing|ed)?[\s-]?in\b/g, 'checkin'],
    [/\bcheck(?:ing|ed)?[\s-]?out\b/g, 'checkout'],
    [/\b(?:be|move) out\b/g, 'checkout'],
    [/\bcome in\b/g, 'checkin'],
    [/\bget in(?:to)?\b/g, 'getin'],
    [/\bwi[\s-]fi\b/g, 'wifi'],
  ],
  figure: /^\d+(?:am|pm|h|th|st)?$/,
  stem: stemmer,
  stopWords: `
    a about actually after again ago ahead all alright already also always am amazing an and another any anybody anyone
    anything anyway anywhere are arent around as ask asked asking at awesome away back be beautiful because been being best
    better between big bit both but by can cant cheers come comes coming could couldnt dear definitely did didnt do does
    doesnt doing done dont each either else enjoy enjoyed enough especially etc even ever every everyone everything
    excellent excited exactly far few finally fine first for forward from get gets getting give given go goes going gonna
    good got great group had happen happens happy hard has hasnt have havent having he hello help helpful her here hey hi
    him his hope hopefully how however i id if ill im in including instead interested into is isnt it its itself ive just
    keep kind kindly know last lately least less let lets like likely little ll long look looking lot lots love lovely
    made make makes making many maybe me mean mention might mind mine more most much must my myself name near nearby nearest
    closest need needed needs never new next nice no none nor normal normally not nothing now obviously of off often ok okay
    old on once one only onto or other others otherwise our ours ourselves out over own particularly perfect perhaps
    please pls plus possible possibly probably problem put quick quickly quite rather re ready really regarding regards
    right safe same saw say says see seems seen send sent several shall she should show since small so some somebody
    someone something sometime sometimes somewhere soon sorry specific still stuff such super supposed sure take takes
    taken tell than thank thanks that thats the their them themselves then there theres these they theyre thing things
    think this those though through thx till to together too total totally toward tried try trying two three four five six
    seven eight nine ten twelve until up upon us use used useful using usual usually ve very via want wanted wants was
    wasnt way we wed well were weve what whats when where wheres whether which while who whole whom whose why will wish
    with within without wonder wondering wonderful wont work works worked working would wouldnt yes yet you your youre
    yours yourself able allowed allow ahead anna team host hosts guy guys folks question questions answer info information
    chalet house home place apartment flat property accommodation cottage cabin arve door stay stays staying stayed trip
    visit holiday holidays vacation booked
    second minute minutes hour hours day days date week weeks weekend month months year years today tomorrow tonight
    yesterday morning afternoon evening night nights monday tuesday wednesday thursday friday saturday sunday mondays
    tuesdays wednesdays thursdays fridays saturdays sundays january february march april may june july august september
    october november december christmas easter winter summer spring autumn
    man woman men women son sons daughter daughters brother brothers sister sisters husband wife mother mum mom father dad
    parents couple couples partner boyfriend girlfriend girl boy`,
  helping: `
    access add additional allow arrange arrive available before begin book bring buy call change clean close
    collect cost costs end extra fee find fit free high hire hold kept last leave leaving light
    live low open order pay people person pick place price provide rent return run seat sell serve short start stop
    store stuck switch time travel turn walk warm wash wet work hold included include available extra same money
    cheap expensive instead per number show part full empty own reach set drop meet move request require rest send
    wait watch wear wonder write read hear hang happen follow front side top left upstairs downstairs inside outside`,
  personal: `
    refund cancel cancellation invoice receipt discount deposit payment bill paid broke broken damage damaged complain
    complaint disappointed compensation review rating booking reservation reschedule rebook postpone photo photos picture
    pictures sell buying marry married wedding job vacancy forgot forgotten stolen stole behind insurance contract owner`,
};
