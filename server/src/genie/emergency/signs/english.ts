import type { EmergencyKind } from '@kasama/contract/genie/chat.rules'

/** The person in danger. */
const who = String.raw`(?:ah ?(?:mah?|gong|kong|pa|por|poh)|popo|lol[ao]|nenek|kakek|gong ?gong|gran(?:d\w+|ma|pa|ny)|baby|child|children|kids?|boy|girl|toddler|infant|son|daughter|mother|father|mom|mum|mama|papa|dad|in law|ma ?am|mam|madam|mdm|sir|boss|employer|aunt\w*|uncle|old \w+|elder\w*|wife|husband|she|he|lady|man|woman|friend|i)`
/** An object that blocks the breath means choking, wherever it is stuck. */
const stuck = String.raw`\b(?:something|food|bones?|rice|meat|candy|sweets?|grapes?|fish\w*|toy|coin|nuts?|bread|pills?|tablets?)\b.{0,20}\bstuck\b`
const noBreath = String.raw`\b(?:cant|cannot|can not|couldnt|not|no|hard to|unable to) (?:\w+ )?br(?:ea|e)th\w*`
/** Cleaners that may give off a gas, and the effects of the gas. */
const fuming = String.raw`\b(?:bleach|clorox|chlorine|ammonia|muriatic|acid|cleaners?|dettol|insecticide|thinner)\b`
const poisonedByIt = String.raw`\b(?:dizzy|giddy|headache|vomit\w*|cough\w*|faint\w*|nause\w+|eyes? (?:\w+ )?(?:pain\w*|hurts?|sting\w*|burn\w*)|(?:strong|choking|terrible|funny) (?:smell|gas|fumes?)|smells? (?:\w+ )?strong|smoke)\b`
const notLongAgo = String.raw`(?!(?: \w+){0,5} (?:last|ago|before|years?|when)\b)`
const oneself = '(?:my|him|her|them|their) ?sel(?:f|ves)'
/** Behind the words: it happened by accident. She who hurts herself when she is sad does it on purpose. */
const accident = String.raw`(?! (?:while|when(?! (?:i|s?he|they)(?: (?:is|am|are|feels?|gets?|m|s))* (?:sad|alone|angry|upset|lonely|stress\w*|depress\w*|cry\w*))|by (?:mistake|accident)|accidentally|if (?:s?he|they) (?:climb|run|play|fall|touch|jump)\w*)\b)`
/** A place or company, in which somebody else does not want to live; the same of herself is told more narrowly. */
const elsewhere = String.raw`(?!(?: any ?more| any longer)? (?:here|there|alone|apart|together|outside|inside|upstairs|overseas|abroad|separate\w*|far|near\w*|close|next|away|at|under|by (?:her|him|them)|on (?:her|his|their|my|the)|in(?! (?:this (?:world|life)|pain|fear|misery|suffering|hell)\b)|with(?! (?:it|hersel\w|himsel\w|(?:this|the|so much|all|her|his)(?: \w+)? (?:pain|illness|sickness|disease|cancer|shame))\b))\b)`
const inThisHouse = String.raw`(?! (?:(?:with|at) (?:my|the|this|that|an?|her|his|their) (?:employers?|family|boss|madam|maam|sir|agent|agency|people|couple|man|woman|friend|roommate|cats?|dogs?|house|home|place)|in (?:this|my|the|their|her|his|an?) (?:\w+ )?(?:house|flat|home|hdb|condo|room|hostel|dorm\w*|storeroom|country|agency))\b)`
const sign = (text: TemplateStringsArray, ...parts: string[]) => new RegExp(String.raw(text, ...parts))

export const englishSigns: Record<EmergencyKind, RegExp[]> = {
  suicide: [
    sign`\bsuicid\w*|\bkill me now|\bkill(?:s|ed|ing)? ${oneself}|(?<!\b(?:phone|battery|laptop|plant|flower|fish|machine|car)s? )\b(?:wants?|wanted|wanna|wan|like|wish|wishes)(?: to| i could| (?:s?he|they) could)? (?:just )?(?:die|be dead)\b|\bwish(?:es)? (?:i|s?he) (?:was|were|am|is) dead|\bend(?:s|ed|ing)? (?:my|his|her|their|this) (?:own )?life|\b(?:dont|do not|no) (?:want|wan|wanna) (?:to )?(?:live|be alive)\b${inThisHouse}|\b(?:doesnt|does not|didnt|did not) (?:want|wan|wanna) (?:to )?(?:live|be alive)\b${elsewhere}|\b(?:want|wanna|wan|going|gonna|feel like|think\w*(?! (?:that )?i (?:just |have |might have |may have )?(?:hurt|cut|harmed)\b)|keep|need|started)(?: \w+){0,2} (?:hurt|harm|cut)(?:ting)? myself|\b(?:self harm|harm\w* myself|(?<!\bhow (?:to|do i|can i|should i) (?!live|cope|go|survive|feel|get)\w+(?: \w+){0,6} without )(?:hurting|cutting) myself)\b|\b(?:feel\w* like|think\w* (?:of|about)) (?:dying|death|ending (?:it|my)|suicide|killing my ?self)|\b(?:life )?(?:is )?not worth living|\bbetter off (?:dead|without me)|\bno (?:reason|point|use|meaning) (?:to|in|of|for) (?:live|living|my life)|\btired of (?:living|life|being alive)|\b(?:rather|better) (?:i )?die\b|\bcant go on (?:living|anymore|like this)|(?<!\b(?:cat|dog|bird|hamster)s?(?: \w+){0,2} )\bjump (?:off|from|out)\b(?! (?:the |of the |his |her |my )?(?:sofa|bed|chair|couch|table|swing|slide|cot|crib|stroller)\b).*\b(?:window|building|block|balcony)`,
    /\bbetter if i (?:die|was dead|were dead|am dead|am gone)\b|\b(?:disappear|vanish) (?:forever|from (?:this|the) world)\b|^(?:i )?(?:want to|wanna|going to|will) jump\W*$|\blife (?:is|has|feels|got) (?:meaningless|no meaning|worthless|pointless|nothing left)\b|\b(?:miss|care|notice|cry)\b.{0,12}\bif i (?:die|died|am gone|was gone|disappear)\b|\bsleep (?:and|forever|then)(?: \w+)? (?:never|not|dont) wake up\b(?! (?:tired|late|early))|\bno hope (?:to|for|in) (?:live|living|life)\b|\b(?:pills?|poison|medicine|bleach) to die\b/,
    /\b(?:dont|do not) want to be (?:in this world|here any ?more|alive)\b|^i (?:just )?(?:want to|wanna) end (?:it|everything)\b/,
    sign`\b(?:no|whats the) point(?: in| of)? (?:living|life)\b|\bcut ${oneself}\b.{0,20}\b(?:sad|lonely|stress\w*|depress\w*|hopeless)\b`,
    // An accident also hurts: only what she does on purpose, or does again, counts.
    sign`(?<!\b(?:from|avoid|without|prevent\w*|how (?:to|do i|can i) stop|baby|toddler)(?: \w+){0,2} )(?<!\b(?:f[ae]ll|slip|bump|trip|climb|knock)\w*(?: \w+){0,2} (?:and|then) )\b(?:hurt|harm|cutt)ing ${oneself}\b${accident}`,
    sign`(?<!\b(?:baby|toddler)(?: \w+){0,2} )\b(?:(?:wants?|wanted|wan)(?: to)?|(?:threat\w+|tried|tries|trying|try|going) to|wanna|gonna)(?: really)? (?:hurt|harm|cut) (?:her|him|them|their) ?sel(?:f|ves)\b(?! an?\b)${accident}`,
    sign`\b(?:says?|said|saying|told|threat\w+)(?: (?:that|me|us|him|her|everyone))* (?:s?he|they)(?: will| would|ll)(?: really)? (?:hurt|harm|cut) (?:her|him|them|their) ?sel(?:f|ves)\b${accident}`,
    sign`\b(?:friend|helper|sister|cousin|roommate|teen\w*|madam|maam|mdm)(?: will)? (?:(?:from )?(?:hurting|harming|cutting)|(?<= will )(?:hurt|harm|cut)) (?:her|him) ?self\b${accident}`,
    sign`(?<!\b(?:baby|toddler|can|could|may|might)(?: \w+){0,2} )\b(?:cuts|harms|hang|hangs|hanged|hanging|hung) ${oneself}\b(?! an?\b)${accident}`,
    /\b(?:she|he|madam|mdm|maam|sir|friend|helper|ah ?ma|ah ?gong|popo|grand\w+) (?:is |was )?(?:going to|gonna|will) jump\W*$|\b(?:wants?|going|gonna) (?:to )?end it all\b/,
  ],
  choking: [
    /(?<!\b(?:toilet|sink|drain|pipe|basin|bowl|tap|wc)s?(?: (?:is|was|are|got|bowl))* )\bcho(?:c?k(?:e|es|ed|ing?|king))\b(?! (?:me|my neck|on words|points?|(?:hazard|risk|danger)\w*)\b)|\bstuck (?:in|inside|at) (?:\w+ ){0,2}(?:throat|neck)\b|\b(?:something|food|bones?|candy|grapes?|meat|toy|coin)\b.{0,20}\bin (?:\w+ ){0,2}throat|\bswallow(?:ed|s)? (?:\w+ ){0,3}(?:coins?|batter\w+|buttons?|toys?|bones?|magnets?|marbles?|lego)/,
    /\b(?:baby|child|kid|boy|girl|toddler|he|she|grand\w+)\b(?: \w+){0,3} (?:food|coin|bone|candy|grape|meat|toy|marble|nut|battery|seed)s? stuck\b(?! (?:on|to)\b)|\b(?:not able to|cant|cannot|unable to) (?:(?:talk|speak|cry|breathe?) (?:or|and) )?cough\b|\bcough\w*\b.{0,20}\b(?:cant|cannot|not able to) (?:talk|speak|cry)\b|\b(?:baby|child|toddler)\b.{0,40}\b(?:cant|cannot|not able to) cry\b|\b(?:coins?|batter\w+|buttons?|toys?|bones?|magnets?|marbles?|lego|beads?)\b.{0,25}\bswallow(?:ed|s)?\b/,
    /\b(?:baby|child|kid|boy|girl|toddler|he|she)\b(?: \w+){0,2} swallow(?:ed|s)?(?: \w+){0,2} (?:earrings?|rings?|pins?|needles?|screws?|stickers?|plastic|something|key|clips?|caps?|stones?|glass|chain)\b/,
    sign`${stuck}.{0,40}${noBreath}|${noBreath}.{0,40}${stuck}`,
    /\b(?:hold|grabb?|clutch)(?:s|ing|ed)? (?:his|her|the|their) (?:throat|neck)\b/,
    /\b(?:went|gone) down (?:the )?wrong (?:way|pipe)\b|\b(?:baby|child|kid|boy|girl|toddler|he|she) (?:eat|ate|eats)(?: \w+){0,2} (?:batter(?:y|ies)|magnets?|coins?)\b/,
  ],
  drowning: [
    /\bdrown(?:ing|ed|s)\b(?! in (?:(?:my|so much|all (?:this|the|my)) )?(?:work|debts?|chores|laundry|bills|sadness|sorrows?|problems?|tears|pain|darkness|depression|loneliness|stress|grief|misery)\b)/,
    /\b(?:baby|child|kid|boy|girl|toddler|he|she)\b.{0,15}\b(?:under ?water|(?:fell|fall|fallen|falls)(?: in| into| inside)+ (?:the |a )?(?:swimming )?(?:pool|water|tub|bath\w*|pail|pond|river|sea))\b|\bface ?down\b.{0,15}\b(?:water|bath\w*|tub|pool)\b|\bunder ?water\b.{0,15}\bnot moving/,
    sign`(?<!\b(?:can|may|could|will|how|would) .{0,20})\b${who}(?: \w+)? drown(?:in)?\b`,
    /\b(?:slip(?:ped|s)?|went|gone) under (?:the )?(?:bath ?)?water\b/,
  ],
  breathing: [
    /\b(?:cant|cannot|can not|couldnt|could not|not|isnt|no|stop\w*|hard(?:ly)? to|difficult\w*(?: to)?|trouble|short of|struggl\w*(?: to)?) (?:more )?br(?:ea|e)th\w*|\bbreathing(?: \w+)? (?:stopp?(?:ed|s)?|very fast)\b|\bgasping|(?<!\b(?:signs?|symptoms?) of (?:an? )?)\b(?:heart attack|cardiac arrest)\b(?!(?: \w+){0,3} (?:last|ago|patient|before|signs?|symptoms?)\b)|\bheart (?:has |just )?stopped|\bno pulse\b(?! beans)|\bchest (?:\w+ )?(?:pain\w*|tight\w*|hurts?)\b/,
    sign`\b${who}s?(?: (?:is|was|has|just|all|are|now|lips?|face|skin|suddenly|mouth))* (?:turn\w*|bec[ao]m\w*|go\w*|went|are|is|lips?|face)(?: \w+)? (?:blue|purple)\b`,
    /\b(?:cant|cannot|no) (?:find|feel)(?: \w+)? pulse\b|\blips?(?: (?:is|are|was|have|has|all|turn\w*|go\w*|bec\w+|look\w*))* (?:blue|purple|gr[ae]y)\b|\basthma attack\b|\b(?:severe |bad )?allergic (?:reaction|shock)\b|\banaphyla\w+|\b(?:throat|tongue)\b(?: (?:is|are|was|got|has|all|so|very|getting))* (?:swell\w*|swollen)\b|\b(?:face|lips?)\b(?: (?:is|are|was|got|has|all|so|very|getting))* (?:swell\w*|swollen)\b.{0,30}\b(?:allerg\w*|sting|stung|bee|bite|prawns?|peanuts?|nuts|medicine)|\b(?:allerg\w*|sting|stung|bee|prawns?|peanuts?)\b.{0,30}\b(?:face|lips?)\b(?: \w+)? (?:swell\w*|swollen)\b|\bwheez\w+\b.{0,15}\b(?:bad\w*|very|cant|cannot|worse)\b/,
    /\b(?:ah ?(?:ma|gong|kong)|grand\w+|uncle|auntie?|sir|madam|mam|popo|he|she)s?(?: \w+)? heart (?:is )?pain(?:ful|ing)?\b/,
    sign`(?<!\b(?:to|from|have) )\b(?:hanged|hung|hanging) (?:him|her|them) ?sel(?:f|ves)\b${notLongAgo}`,
  ],
  poison: [
    /\b(?:drank|drunk|swallow(?:ed|s)?|ate|eaten|drinks?|drinking(?! (?:glass|bottle|cup|water))|took)\b(?!.{0,20}\b(?:wash|clean|with)\b).*\b(?:bleach|cleaners?|detergent|soap|sanit[iy][sz]er|moth ?balls?|perfume|nail polish|pesticide|insecticide|petrol|acid|softener|shampoo|poison|kerosene|chemicals?|clorox|dettol|thinner|rat (?:poison|bait)|(?:too )?many (?:pills|tablets|medicine)|battery)\b|\b(?:inhal\w+|breath\w* in)\b.{0,20}\b(?:chlorine|fumes|bleach|gas|chemicals?|poison)|\bpoison(?:ed|ing)\b|\boverdos\w+/,
    /\b(?:took|taken|ate|eaten|drank|drunk|swallow(?:ed)?|gave|given|finish(?:ed)?)\b.{0,30}\b(?:too (?:many|much)|a lot of|lots of|all (?:of )?(?:the|her|his|my|their)?|whole (?:box|bottle|strip|pack)|wrong)\b.{0,20}\b(?:pills?|tablets?|medicines?|medication|meds|panadol|paracetamol|drugs)\b/,
    /\b(?:bleach|cleaners?|cleaning (?:liquid|fluid|spray|powder)|detergent(?: pods?)?|perfume|hand saniti[sz]er|chemicals?|acid|dettol|clorox|petrol|kerosene|insecticide|pesticide|insect spray|poison|thinner|dishwashing \w+|floor polish)\b.{0,30}\b(?:in|into|inside|went|got|to)\b(?: \w+){0,2} (?:mouth|eyes?|tongue)\b|\b(?:bleach|cleaners?|cleaning (?:liquid|fluid|spray|powder)|detergent(?: pods?)?|chemicals?|acid|dettol|clorox|petrol|kerosene|insecticide|pesticide|insect spray|poison|thinner|dishwashing \w+|floor polish)\b(?: \w+){0,2} (?:splash\w*|spray\w*|spill\w*)(?: \w+){0,3} eyes?\b|\b(?:bleach|cleaners?|cleaning (?:liquid|fluid|spray|powder)|detergent(?: pods?)?|chemicals?|acid|dettol|clorox|petrol|kerosene|insecticide|pesticide|insect spray|poison|thinner|dishwashing \w+|floor polish)\b.{0,40}\b(?:drank|drunk|swallow(?:ed|s)?|ate|eaten)\b/,
    /\b(?:drank|drunk|swallow(?:ed|s)?|ate|eaten|licked|(?:he|she|baby|child|boy|girl|kid|toddler) (?:eats?|drinks?))\b(?: \w+){0,3} (?:dish ?wash\w*|washing (?:liquid|powder)|polish|silica|(?:\w+ )?(?:bait|tablets? of detergent)|(?:dish ?washer|washing machine) tablets?|(?:wild|poison\w*) mushrooms?|mosquito coil|(?:insect|cleaning|cockroach) spray|(?:eucalyptus|essential|medicated|axe|minyak) oil|something (?:from )?under the sink)\b|\b(?:syrup|medicine|paracetamol|panadol|pills)\b.{0,12}\b(?:whole|entire) (?:box|bottle|strip|pack)\b/,
    /\b(?:baby|child|kid|boy|girl|toddler|son|daughter|he|she)\b(?: \w+){0,2} (?:ate|eat|drank|took|swallow(?:ed)?|eaten)(?: \w+){0,2} (?:my|grand\w+|ah ?ma\w*|ah ?gong\w*|popo\w*|mothers?|moms?|madams?|sirs?|adults?)(?: \w+)? (?:medicines?|pills?|tablets?|meds)\b|\b(?:took|taken|ate|eaten|swallowed|drank)(?: \w+)? (?:[1-9]\d+|ten|fifteen|twenty|thirty|forty|fifty)(?: \w+){0,2} (?:pills?|tablets?|panadols?|paracetamols?|medicines?)\b/,
    sign`\bmix\w*\b.{0,30}${fuming}.{0,60}${poisonedByIt}|${fuming} (?:smell|gas|fumes?)\b.{0,25}\b(?:dizzy|giddy|headache|vomit\w*|cough\w*|faint\w*|nause\w+|sick)\b|\binhal\w+\b.{0,20}${fuming}`,
    /\bi (?:drink|eat|take|give)\b.{0,15}\b(?:wrong|too (?:many|much))\b.{0,20}\b(?:pills?|tablets?|medicines?|medication|meds)\b|\b(?:ate|eaten|swallowed) (?:the |some |a )?soap\b/,
    /\b(?:baby|child|kid|boy|girl|toddler)\b.{0,10}\b(?:drank|drunk|swallow\w*|drinks?)\b(?: \w+){0,3} (?:mouth ?wash|listerine|alcohol|beer|wine)\b/,
  ],
  shock: [
    /\belectrocuted|\belectric shock/,
    /\bshocked by (?:the |a |an )?(?:plug|socket|wire|kettle|switch|electric\w*|washing machine|fridge)/,
    /\b(?:got|get|gets|had|kena)(?: an?| electric)* shock(?:ed)?\b.{0,25}\b(?:wire|plug|socket|switch|cooker|kettle|machine|iron|fridge|cable)\b|\b(?:wire|plug|socket|cable|switch)\b(?: and| i| he| she| then)* (?:got|get|kena) shock(?:ed)?\b|\b(?:finger|fork|hand|key|spoon)s?(?: \w+){0,2} (?:in|into|inside) (?:the |a )?(?:socket|power point|outlet)\b/,
  ],
  burn: [
    /\b(?:burn(?:ed|t|s)?|scald(?:ed|s)?|burning)\b(?: \w+){0,3} (?:hands?|arms?|face|skin|legs?|finger\w*|foot|feet|body|child|baby|boy|girl|kid|myself|herself|himself)\b|\b(?:hands?|arms?|face|skin|legs?|finger\w*|foot|child|baby|boy|girl|kid|she|he)(?: \w+){0,2} (?:got |is |was |get |kena )?(?:burned|burnt|scalded)\b|\b(?:hand|arm|leg|foot|face|skin|finger) burn$|\b(?:my|his|her) (?:hand|arm|leg|foot|face|skin|finger)s? burn (?:from|by|with)\b|\b(?:hot|boiling) (?:water|soup|oil|tea|coffee|milk)(?: \w+){0,2} (?:spill\w*|spilt|splash\w*|fell|fall|pour\w*|drop\w*)|\b(?:spill\w*|spilt|splash\w*|pour\w*)(?: \w+){0,2} (?:hot|boiling) (?:water|soup|oil|tea|coffee)(?! (?:in|into|inside|over|from|through|out|away|down)\b)|\b(?:i|we|he|she|baby|child|boy|girl|kid|arm|hand|face|leg|finger\w*)(?: (?:just|also))? (?:got|get|kena|was|am)(?: (?:a|badly))? (?:burn|burned|burnt|scalded)\b(?! out)|(?<!\b(?:put|use|apply|with|massage|rub) )(?<!\b(?:can|should) .*)\b(?:hot|boiling) (?:\w+ )?(?:oil|water|soup|tea|coffee|milk|porridge|steam)\b.{0,15}\b(?:on|onto|over) (?:\w+ )?(?:arms?|hands?|face|legs?|body|foot|feet|baby|child|boy|girl|me|him)\b/,
    /\bhot (?:\w+ )?(?:water|soup|oil|tea|coffee|milk|porridge|pot|kettle)\b.{0,15}\bon (?:himself|herself|myself|him|her|me)\b|(?<!\b(?:dont|not|never) )\b(?:touch(?:ed|es)?|grabb?(?:ed|s)?|stepped on)(?: \w+){0,2} hot (?:iron|stove|pan|pot|kettle|oven|plate|wok)\b|\b(?:hand|finger|arm|she|he|i|baby|child|kid)s?(?: \w+)? touched (?:the |a )?(?:iron|stove|oven|wok)\b|(?<!\b(?:let|if|when|how)(?: \w+)? )\b(?:baby|child|kid|boy|girl|toddler) touch(?:es)? (?:the |a )?(?:iron|stove|oven|wok|kettle)\b|\b(?:steam|oil|iron|stove|water|soup|pan|wok|oven|kettle)(?: \w+)? (?:burn(?:t|ed|s)?|scald\w*) (?:me|him|her)\b|\boil(?: \w+)? (?:splash\w*|jump\w*|pop\w*|splatter\w*|spatter\w*)(?: \w+){0,2} (?:my|his|her|the|babys?|childs?) (?:face|hands?|arms?|eyes?|skin|legs?|foot|body)\b|\bacid\b.{0,10}\bon (?:my|his|her|the) (?:\w+ )?(?:hands?|skin|face|arms?|legs?|foot|feet|body)\b/,
    /\b(?:soup|coffee|tea|porridge|oil|milo) (?:spill\w*|spilt|splash\w*) (?:on|onto|over) (?:my|his|her|the babys?|the childs?) (?:hands?|arms?|legs?|face|body|foot|feet|chest|thighs?)\b|\b(?:baby|child|kid|boy|girl|toddler|he|she|i)(?: (?:got|is|was|kena))? scald(?:ed|s)?\b/,
  ],
  fire: [
    /\b(?:on fire|in flames)\b|\bcaught fire|\bcatch(?:ing|es)? fire|\bfire fire\b|\bthere ?(?:s|is|was|are|got|has)? (?:a |big |now )*fire\b|\bfire (?:in|at|inside) (?:the |my |our )?(?:\w+ )?(?:kitchen|house|home|room|flat|stove|pan|wok|oven|block)|\b(?:house|kitchen|stove|curtains?|oil|pan|wok|room|flat|sofa|oven)(?: \w+)? burning\b|\b(?:smoke|flames?|sparks?) (?:is |are )?(?:everywhere|coming|com(?:es?)|fill\w*)|\b(?:thick|black|lots? of) smoke|^(?:there is |got |sos |help )*(?:fire\W*)+(?:help|pls|please|sos|now)*\W*$|\bfire help|\b(?:got|have|saw|see) (?:a |small |big )*fire\b(?! (?:extinguisher|blanket|safety|alarm|drill|exit))|\b(?=[khrsofe])(?<!\b(?:light|lower|adjust|control|start)(?: the| my)? )(?:kitchen|house|room|stove|oven|flat|oil|electrical)(?: got| has)? fire\b(?! (?:safety|blanket|extinguisher|alarm|drill|hazard))|\bexplo(?:ded|sion)/,
    /(?<!\b(?:cigarette|incense|cooking|joss|no|of) )\bsmoke (?:is |coming |comes |came )?(?:in|inside|from|out of|all over) (?:the |my |our )?(?:kitchen|house|room|flat|oven|socket|plug|microwave|washing machine|dryer|fridge|fan|aircon|cooker|rice cooker)\b|\b(?:cooker|toaster|microwave|plug|socket|charger|kettle|machine|fan|aircon|dryer|laptop|wire|wiring|outlet)(?: (?:is|was|got|has))? (?:burning|smoking|sparking|sparks|exploding)\b|^(?:big |got |the )*flames?\W*$/,
    /\b(?:kitchen|house|room|flat|home)\b.{0,8}\bfull of smoke\b/,
  ],
  gas: [
    /\bsmell(?:s|ing)?(?: \w+){0,2} gas\b|\bgas (?:is )?leaking|\b(?:a|got|have|has|is) gas leak/,
    /\bgas smell\b|\bsmell of gas\b/,
    /^(?:there is |there s |got |help )*(?:a )?gas leak(?:ing|s)?(?: (?:help|now|at home|in (?:the |my )?\w+))*\W*$/,
  ],
  fits: [
    /\b(?:having|has|had|got)(?: an?)? (?:\w+ )?(?:fits|fit|seizures?|convulsions?)\b(?! (?:patient|me|him|her|in|on|body|into|well|for|enough)\b)(?!(?: \w+){0,4} (?:last|ago|before|since)\b)|\b(?:get|gets|getting) (?:an? )?(?:fits|seizures?|convulsions?)\b(?! (?:patient|me|him|her|in|on))(?!(?: \w+){0,4} (?:last|ago|before|since)\b)|\bconvulsing|\bfoaming (?:at|from)/,
    /\beyes? (?:are |is )?(?:rolling|rolled)\b|\b(?:shaking|jerking|twitching)\b.{0,20}\beyes\b/,
    /\b(?:baby|child|boy|girl|kid|she|he) fits(?: now)?\W*$/,
    /\bfever and fits\b/,
    /^(?:my |the )?(?:\w+ )?(?:seizures?|fits|convulsions?)(?: (?:now|help|attack|pls|please))*\W*$|(?<!\b(?:what|is|are|about)(?: an?)? )\b(?:epilep\w+|febrile) (?:attack|fits?|seizure)\b/,
  ],
  stroke: [
    /\b(?:having|has|had|got)(?: an?)? (?:\w+ )?stroke\b(?! (?:patient|me|him|her|in|on|exercises?|therapy|rehab|recovery)\b)(?!(?: \w+){0,4} (?:last|ago|before|since)\b)|\b(?:get|gets|getting) (?:an? )?stroke\b(?! (?:patient|me|him|her|in|on))(?!(?: \w+){0,4} (?:last|ago|before|since)\b)|\b(?:face|mouth)(?: is| was)? (?:droop\w*|crooked|slanted)/,
    /\b(?:cant|cannot|unable to|not able to) move(?: \w+){0,2} (?:one side|half|right side|left side)\b|\bspeech (?:is |was |suddenly |became )*(?:slurr\w+|unclear)\b(?! (?:since|after)\b)/,
    /\b(?:one side|half)(?: (?:of|the|body|her|his|face|is|suddenly))* (?:cant|cannot|not able to) move\b(?!.{0,30}\bhow\b)/,
    /\bsuddenly(?: \w+){0,2} (?:cant|cannot|not able to) (?:talk|speak|walk|see|move)\b|\b(?:cant|cannot) (?:talk|speak|walk|see|move) suddenly\b/,
    /^(?:my |the )?(?:(?:ah ?(?:ma|gong|kong)|grand\w+|lol[ao]|uncle|auntie?|sir|madam|mam|popo|he|she) )?(?:got |kena )?stroke(?: (?:now|help|pls|please))*\W*$/,
  ],
  fainting: [
    /\b(?:unconscious|passed out|fainted|(?<!\b(?:life|world|family|business|marriage)(?: has| is)? )collapsed?|not waking|(?<!\bi )wont wake|cant wake|not(?<!\b(?:app|phone|screen|lift|elevator|machine|computer|tablet|internet|wifi|page|video|website|car|remote|washer|fan)s?(?: (?:is|was|are))? not) (?:moving|responding(?! to (?:my |the |our )?(?:message|call|text|chat|email)s?\b))|no response\b(?! from)|doesnt wake|(?<!\b(?:i|to|wanna|wish|hope) (?:just )?sleep(?: \w+){0,2} )not wake)\b/,
    /\bunresponsive\b/,
    sign`\b${who}(?: (?:just|has|suddenly|also))* faint(?:s|ed)?\b`,
    sign`\b${who}(?: (?:has|have|just))* stop(?:ped|s)? (?:moving|responding)\b`,
    /\b(?:cant|cannot|can not|unable to|not able to) wake (?:him|her|my|ah|grand\w+|baby|popo|lol[ao]|the (?:baby|child|boy|girl))\b/,
  ],
  bleeding: [
    /(?<!\bheart(?: is| keeps)? )\bbleed(?:ing|s)?\b|(?<!\b(?:meat|chicken|fish|pork|beef)\b.{0,12})\b(?:lots?|much|plenty|so much)(?: of)? blood\b(?! (?:in|on|from)(?: the| raw)* (?:chicken|meat|fish|beef|pork|shirt|clothes|bed\w*|sheets?))|\bblood\b.{0,20}\b(?:(?:wont|not|cant|cannot|never|doesnt|dont|isnt)(?: \w+)? stop\w*|nonstop|everywhere|keeps? coming|gushing|spurting)|\bcut (?:off )?(?:my|his|her|the|a) (?:hand|finger\w*|arm|leg|foot|wrist|thumb)(?: \w+){0,3} (?:deep\w*|bad\w*|bone|off|blood)|\bcut myself\b.{0,30}\b(?:blood|deep|badly)|\b(?:vomit|cough|throw\w* up|spit)\w* (?:\w+ )?blood/,
    /\bblood\b(?: \w+){0,2} (?:from|out of|in)(?: \w+){0,2} (?:ears?|mouth|nose|eyes?|head|vomit)\b|\b(?:deep|deeply) (?:cut|wound)\b|\b(?:finger\w*|thumb|hand|toe)(?: (?:is|was|got))? cut off\b|\b(?:cut|slit|slashed) (?:my |his |her )?wrists?\b|(?<!\b(?:menstrual|period|chicken|meat|fish|pork|beef) )\bblood(?! (?:pressure|sugar|test|stain|type|count))\b.{0,30}\ba lot\b/,
    /\b(?:knife|glass|scissors|blade) cut (?:me|my|his|her|the (?:baby|child|boy|girl))\b|\b(?:finger\w*|thumb)(?: (?:is|was|got))? chopped\b|\bchopped(?: off)? (?:my|his|her) (?:finger|thumb|hand)/,
    /\bnose ?bleed\w*\b.{0,20}\b(?:cant|cannot|wont|not|doesnt|dont)\b.{0,8}\bstop\w*/,
  ],
  fall: [
    /\b(?:fell|fall|fallen|falls|slip(?:ped)?|tripped)\b.*\b(?:cant|cannot|can not|not|wont|didnt|doesnt)(?: \w+)? (?:get ?up|stand|move|wake|walk|talk|speak)|\b(?:fell|fallen)\b.*\b(?:head|stairs|window|ladder|bed)\b|\b(?:ah ?ma|ah ?gong|grand\w+|popo|granny|baby|child|boy|girl|she|he|old \w+|elder\w*|auntie|uncle)\b(?: \w+){0,2} (?:fell|fallen|just fall|fall down)\b(?! (?:asleep|sick|ill|in love|behind))/,
    sign`\b${who}(?: (?!can|may|might|could|will|would|not|never|dont|always|often|sometimes|to)\w+){0,2} (?:fell|fallen|slipped|tripped|fall (?:down|off|from))\b(?! (?:asleep|sick|ill|in love|behind|apart))`,
    /\b(?:hit|bang\w*|bump\w*|knock\w*) (?:his|her|the|their|babys?)? ?head\b|\bi (?:hit|banged|bumped|knocked) my head/,
    sign`\b${who}(?: \w+)? (?:slips? (?:in|down)|(?:dropp?(?:ed|s)?|roll(?:ed|s)?|tumbled|fall)(?: \w+){0,2} (?:off|from|out of|down)) (?:the |my |his |her )?(?:\w+ )?(?:bed|sofa|stairs|chair|cot|crib|table|arms?|window|stroller|hands?|toilet|bathroom|shower|kitchen|swing|slide)\b`,
    /\bi (?:have |just |accidentally )*(?:dropp?ed|drop) (?:the |my |her |his )?(?:baby|infant|newborn)\b(?! (?:off|at|to)\b)|\b(?:cant|cannot|unable to|not able to) move(?: \w+){0,2} (?:arms?|legs?)\b|\bbones? (?:is |was )?(?:sticking|stick|coming) out\b|(?<!\b(?:chair|table|bed|sofa|stool) )\b(?:hip|leg|arm|wrist|ankle|skull)s?(?: \w+)? (?:is|was|got|looks) broken\b|\b(?:broke|broken|fractured) (?:his|her|my|the) (?:hip|leg|arm|wrist|ankle|neck|skull)\b(?!(?: \w+){0,3} (?:last|ago|before)\b)/,
    sign`\b${who}(?: (?:just|has|suddenly|also))* slip(?:s|ped)? (?:and f[ae]ll\b|(?:(?:in|at|on|inside) )?(?:the )?(?:toilet|bathroom|shower|kitchen|stairs)\b)`,
    /\b(?:lying|lies) on the (?:floor|ground)\b.{0,30}\b(?:cant|cannot|not)\b/,
    sign`\b${who} (?:just )?f[ae]ll (?:in|at|on) (?:the )?(?:bath\w*|toilet|kitchen|shower|stairs|floor)\b`,
    /^(?:\w+ )?broken (?:leg|arm|hip|bone|wrist|ankle)\W*$/,
    sign`\b(?!i )${who}(?: (?:just|already|has|have))* jump(?:ed|s)? (?:off|from|out|down)\b(?: \w+){0,3} (?:window|building|block|balcony|roof|bridge|floor|storey)\b${notLongAgo}`,
  ],
  violence: [
    /(?<!\b(?:(?:baby|child|children|kids?|toddler)(?: \w+){0,2}|i(?: just| accidentally)?) )\b(?:beat\w*|hit|hits|hitting|slap\w*|punch\w*|kick\w*|rape\w*|molest\w*|touch(?:ed|es|ing)?|abus\w*|strangl\w*|threaten\w*|chok\w*|grab\w*|push\w*|bang\w*|force\w*)\b(?: \w+)? (?:me(?! number)|my (?:body|face|breast|butt|hair|private\w*|head|hand|leg|thigh|stomach|tummy|back|chest|arm|ear|cheek|neck))\b|\b(?:hurts?|hurting|attack\w*|harass\w*|drag\w*|lock\w*) me\b(?! number)|\b(?:throw\w*|threw)(?: \w+){0,3} at me\b|\b(?:sir|boss|employer|uncle|ah ?gong|man|husband)(?: \w+){0,3} (?:kiss\w*|hug\w*|grop\w*) me\b|\b(?:come|came|comes|enter\w*)(?: \w+)? my room\b.{0,20}\b(?:touch|night|naked)|\brap(?:ed|ing)\b|\b(?:knife|kill) (?:to |at )?me\b|\b(?:being|been|got|get|was|am) (?:beaten|hit|slapped|abused|raped|molested|kicked|punched)/,
    /(?<!\b(?:(?:baby|child|children|kids?|toddler|boy|girl|ah ?ma|grand\w+)(?: \w+){0,2}|i(?: just)?) )\b(?:pull(?:s|ed|ing)?|scratch\w*|pinch\w*|spit\w*|spat|whip\w*|cane[ds]?|stab\w*)\b(?: \w+)? (?:me|my (?:hair|ears?|arms?|face|hands?|skin|cheeks?|legs?|body))\b|\b(?:sir|boss|employer|maam|mam|madam|mdm|auntie|uncle)\b.{0,20}\b(?:throw\w*|threw)\b.{0,15}\b(?:(?:shoes?|slippers?|plates?|things?|cups?|phone|hanger|remote|chair|glass|knife|bottle)\b.{0,10}\bto|at|on) me\b|\b(?:sir|boss|employer|maam|mam|madam|mdm)(?: \w+){0,2} burn(?:ed|t|s)? (?:me|my)\b|\b(?:have|having|had|want\w*)(?: \w+)? sex with me\b|\b(?:show|send)\w*(?: \w+)? (?:me )?(?:his |the )?(?:private part|penis|dick|nude|naked|porn)|\bsleep with me\b.{0,20}\b(?:sir|boss|employer|uncle)|\b(?:sir|boss|employer|uncle)\b.{0,20}\bsleep with (?:me|him)\b/,
    /\blocked (?:in|inside|up)\b.{0,20}\bby (?:my |the )?(?:sir|boss|employer|maam|madam)\b/,
  ],
}
