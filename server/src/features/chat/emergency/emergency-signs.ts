import type { EmergencyKind } from '@kasama/contract/chat.rules'

/**
 * What people write when something is happening, in four languages and mixed: of each kind, any of these. Texts are in the
 * form of `searchable`. Filipino tells what happened (nabulunan) from what may (mabulunan) by the word itself.
 */
export const signs: Record<EmergencyKind, RegExp[]> = {
  suicide: [
    /\bsuicid\w*|\bkill (?:my ?self|me now)|\b(?:want|wanna|wan|like|wish)(?: to| i could)? (?:just )?die\b|\bwish i (?:was|were|am) dead|\bend (?:my|this) life|\b(?:dont|do not|no) (?:want|wan|wanna) (?:to )?(?:live|be alive)|\b(?:hurt|harm|cut) myself\b(?! (?:by accident|while|when|cook))|\bjump (?:off|from|out)\b.*\b(?:window|building|block|balcony)/,
    /\b(?:gusto|gsto|nais|sana)(?: ko| na| nang| kong| ng| lang| mag| ako)* (?:mamatay|mawala na)|\b(?:ayoko|ayaw ko|ayaw)(?: ko| na| nang| ng)* (?:mabuhay)|pakamatay|magbibigti|magbigti|saktan (?:ko )?(?:ang|yung|ung)? ?sarili|\btatalon (?:ako|na ako)|mabuti pa(?:ng)? mamatay|patayin (?:ko )?(?:ang|na)? ?sarili/,
    /bunuh diri|\b(?:ingin|pengen|pingin|mau|mending|lebih baik)(?: saja| aja| rasanya)? mati\b|\b(?:tidak|gak|ga|tak|nggak|enggak) (?:mau|ingin|pengen) hidup|(?:capek|cape|lelah) hidup|akhiri hidup|gantung diri|(?:menyakiti|nyakitin|sakiti|melukai) diri|\bmati aja\b|lompat dari (?:jendela|gedung|lantai|atas)/,
    /သေချင်|သတ်သေ|မနေချင်တော့|မရှင်ချင်|(?:အသက်|လောကမှာ).*မနေချင်|ကိုယ့်ကိုယ်ကို.*(?:သတ်|နာကျင်|အဆုံးစီရင်)|ခုန်ချ(?:ချင်|မယ်|တော့)|ကြိုးဆွဲချ/,
  ],
  choking: [
    /\bchok(?:e|es|ed|ing|king)\b|\bstuck (?:in|inside) (?:his|her|my|the|babys?|childs?)? ?throat|\bswallow(?:ed|s)? (?:a |the |one |some )?(?:coins?|batter\w+|buttons?|toys?|bones?|magnets?|marbles?|lego)/,
    /\bna(?:bu)?(?:bu)?bulunan|\bnabi(?:bi)?laukan|\bnabulunan|\bna(?:sa)?samid|\b(?:may|my) (?:nakabara|bara|bumara)|bumara sa lalamunan|\bnaka?lunok ng|\bnalunok\b/,
    /\b(?:ter|ke)sedak|\bkeselek|\bkeselak|\bkesedak|(?:nyangkut|tersangkut|kesangkut).*tenggorok|\b(?:menelan|nelan|ketelan|tertelan) (?:koin|uang|baterai|batre|kancing|mainan|duri|tulang|kelereng)/,
    /(?:လည်ချောင်း|အာခေါင်|လည်မျို).*(?:နင်|ဆို့|ပိတ်|တစ်|စို့)|အစာနင်|နင်(?:နေ|သွား)|သီး(?:နေ|သွားလို့)|(?:ပိုက်ဆံစေ့|ဘက်ထရီ|အကြွေစေ့|ကြယ်သီး|အကြွေ).*မျို/,
  ],
  breathing: [
    /\b(?:cant|cannot|can not|couldnt|could not|not|isnt|no|stop\w*|hard(?:ly)? to|difficult\w*(?: to)?|trouble|short of|struggl\w*(?: to)?) (?:more )?breath\w*|\b(?:turning|turn|become) blue\b/,
    /\b(?:di|d|hindi|hndi|nd|hirap|nahihirapan|walang|dna)(?: \w+){0,3} (?:maka|nakaka|naka|hu)?(?:hinga|hininga|huminga|hihinga)\w*|\bnaghihingalo/,
    /\b(?:tidak|tdk|gak|ga|gk|ngga|nggak|enggak|susah|sulit|berhenti|tak)(?: \w+){0,2} (?:ber)?na[pf]as|sesak na[pf]as/,
    /အသက်ရ[ှ]?[ူု](?:လို့|တာ|ဖို့)?(?:မရ|မဝ|ကြပ်|ကျပ်|ခက်|ရပ်|ခက်ခဲ)|အသက်မရှ[ူု]/,
  ],
  poison: [
    /\b(?:drank|drunk|swallow(?:ed|s)?|ate|eaten|drinks?|drinking|took)\b.*\b(?:bleach|cleaners?|detergent|soap|poison|kerosene|chemicals?|clorox|dettol|thinner|rat (?:poison|bait)|(?:too )?many (?:pills|tablets|medicine)|battery)\b|\bpoison(?:ed|ing)\b|\boverdos\w+/,
    /\b(?:naka|na|um)?i?inom\w*\b.*\b(?:zonrox|bleach|panlinis|pang linis|sabon|lason|muriatic|kemikal|gaas|thinner|downy)\b|\bnaka(?:kain|lunok|inom)\b.*\b(?:lason|zonrox|bleach|sabon|panlinis|muriatic|racumin)\b|\bnalason|\boverdose/,
    /\b(?:minum|meminum|keminum|terminum|menelan|nelan|ketelan|tertelan|makan)\b.*\b(?:pembersih|pemutih|bayclin|racun|sabun|deterjen|karbol|obat (?:nyamuk|tikus)|minyak tanah|porstex|wipol|cairan pel)\b|\bkeracunan|\boverdosis/,
    /(?:bleach|ဆေးရည်|ဆပ်ပြာ|အဆိပ်|ကြမ်းတိုက်ဆေး|ပိုးသတ်ဆေး|သန့်ရှင်းရေးဆေး|ကလိုရင်း|ရေနံဆီ|ကြွက်သတ်ဆေး).*(?:သောက်(?:မိ|လိုက်|ချ|သွား|ထား)|မျို(?:ချ|မိ)|စားမိ)|အဆိပ်(?:သင့်(?:နေ|သွား|ပြီ|တယ်)|မိ(?:နေ|သွား|ပြီ|တယ်))/,
  ],
  burn: [
    /\b(?:burn(?:ed|t|s)?|scald(?:ed|s)?|burning)\b(?: \w+){0,3} (?:hands?|arms?|face|skin|legs?|finger\w*|foot|feet|body|child|baby|boy|girl|kid|myself|herself|himself)\b|\b(?:hands?|arms?|face|skin|legs?|finger\w*|foot|child|baby|boy|girl|kid|she|he)(?: \w+){0,2} (?:got |is |was |get |kena )?(?:burned|burnt|scalded)\b|\b(?:hot|boiling) (?:water|soup|oil|tea|coffee|milk)(?: \w+){0,2} (?:spill\w*|spilt|splash\w*|fell|fall|pour\w*|drop\w*)|\b(?:spill\w*|spilt|splash\w*|pour\w*)(?: \w+){0,2} (?:hot|boiling) (?:water|soup|oil|tea|coffee)|\belectrocuted|\belectric shock/,
    /\bnapa(?:pa)?so\b|\bnabanlian|\bnalapnos|\bna(?:tapunan|buhusan|talsikan|tilamsikan)\b.*\b(?:mainit|kumukulo\w*|mantika)|\bnakuryente|\bnakukuryente/,
    /\b(?:kena|tersiram|kesiram|ketumpahan|tertumpah|terciprat|kecipratan|ketetesan|kecebur) (?:air |minyak |kuah |sup |teh |kopi )*(?:panas|mendidih)|\bmelepuh|\b(?:tangan|anak|bayi|muka|wajah|kaki|kulit|jari)\w*(?: \w+){0,2} (?:terbakar|kebakar|melepuh)|\bkesetrum|\btersengat listrik/,
    /(?:ရေနွေး|ရေပူ|ဆီပူ|ဆီ|ဟင်းရည်|အပူ|မီးပူ).*(?:လောင်(?:သွား|တယ်|ပြီ|နေ|ခံ)|ဖိတ်ကျ|ဖိတ်စင်|စင်(?:သွား|တယ်|ပြီ)|လောင်းမိ)|ဓာတ်လိုက်(?:သွား|နေ|ခံ|တယ်|ပြီ)/,
  ],
  fire: [
    /\bon fire\b|\bcaught fire|\bcatch(?:ing|es)? fire|\bfire fire\b|\bthere ?(?:s|is|was|are|got|has)? (?:a |big |now )*fire\b|\bfire (?:in|at|inside) (?:the |my |our )?(?:\w+ )?(?:kitchen|house|home|room|flat|stove|pan|wok|oven|block)|\b(?:house|kitchen|stove|curtains?|oil|pan|wok|room|flat|sofa|oven)(?: \w+)? burning\b|\b(?:smoke|flames?) everywhere/,
    /\bnasusunog\b(?! ang (?:kanin|ulam|sinaing|niluluto|balat))|\b(?:may|my) sunog|\bnagliliyab|\bumaapoy|\bnagliyab|\bnasunog (?:ang|na ang|ung|yung) (?:bahay|kusina|kurtina|kalan|kwarto|kuwarto)/,
    /\bkebakaran\b|\b(?:rumah|dapur|kompor|wajan|gorden|minyak|kamar|flat)\w*(?: \w+){0,2} (?:terbakar|kebakar|kobong)|\bada api\b|\bapi(?:nya)? (?:besar|membesar|gede)/,
    /မီးလောင်(?:နေ|ပြီ|တယ်|သွား|ကျွမ်း)|မီးတောက်(?:နေ|ပြီ)|မီးစွဲ(?:နေ|သွား|ပြီ)|မီးခိုးတွေ.*(?:ပြည့်|ထွက်နေ)/,
  ],
  bleeding: [
    /\bbleed(?:ing|s)?\b|\b(?:lots?|much|plenty|so much)(?: of)? blood\b|\bblood\b.*\b(?:wont|not|cant|never|nonstop|everywhere) ?(?:stop)?/,
    /\b(?:daming|maraming|sobrang|madaming|ang dami ng|puro) dugo|\bdumudugo|\bnagdurugo|\bdinudugo|\bdugo\b.*\b(?:ayaw|di|hindi|d)\b.*\btigil|\btumutulo(?: \w+)? dugo/,
    /\b(?:banyak|terus|deras|ngucur|mengucur)\b.*\bdarah|\bdarah\w*\b.*\b(?:banyak|terus|trus|deras|berhenti|ngucur|mengucur|keluar)|\bpendarahan|\bberdarah/,
    /သွေး.*(?:အများကြီး|မတိတ်|မရပ်|တအား|အရမ်း|ထွက်နေ|ထွက်များ|ပန်းထွက်|ဒလဟော)/,
  ],
  fall: [
    /\b(?:unconscious|passed out|fainted|collapsed?|not waking|wont wake|cant wake|not moving|no response|not responding|doesnt wake|not wake)\b|\b(?:fell|fall|fallen|falls|slip(?:ped)?|tripped)\b.*\b(?:cant|cannot|can not|not|wont|didnt|doesnt)(?: \w+)? (?:get ?up|stand|move|wake|walk|talk|speak)|\b(?:fell|fallen)\b.*\b(?:head|stairs|window|ladder|bed)\b|\b(?:ah ?ma|ah ?gong|grand\w+|popo|granny|baby|child|boy|girl|she|he|old \w+|elder\w*|auntie|uncle)\b(?: \w+){0,2} (?:fell|fallen|just fall|fall down)\b/,
    /\b(?:natumba|nahulog|nadulas|bumagsak|nadapa)\b.*\b(?:makatayo|malay|ulo|gumagalaw|makagalaw|makabangon|gumigising|magising)|\b(?:lola|lolo|bata|baby|alaga|matanda|nanay|tatay)\b(?: \w+){0,2} (?:natumba|nahulog|bumagsak|nadulas)|\b(?:natumba|nahulog|bumagsak|nadulas)(?: \w+){0,2} (?:lola|lolo|bata|baby|alaga|matanda|nanay|tatay)|\bhinimatay|\bnawalan ng malay|\bwalang malay/,
    /\b(?:jatuh|terjatuh|kepleset|terpeleset|roboh)\b.*\b(?:kepala\w*|bangun|pingsan|sadar|bergerak|berdiri|darah)|\b(?:nenek|kakek|anak|bayi|oma|opa|mbah|lansia|popo)\w*(?: \w+){0,2} (?:jatuh|terjatuh|roboh)|\bpingsan|\b(?:tidak|tak|gak|ga|tdk) sadar/,
    /(?:လဲကျ|ပြုတ်ကျ|ချော်လဲ|လဲသွား).*(?:မထနိုင်|သတိ|ခေါင်း|မလှုပ်|သွေး|သွား|ပြီး|ပြီ|တယ်)|သတိ(?:မေ့|လစ်|မရ)|မေ့မြော|လဲသွား(?:ပြီ|တယ်)/,
  ],
  violence: [
    /\b(?:beat\w*|hit|hits|hitting|slap\w*|punch\w*|kick\w*|rape\w*|molest\w*|touch(?:ed|es|ing)?|abus\w*|strangl\w*|threaten\w*|chok\w*|grab\w*|push\w*|force\w*)\b(?: \w+)? (?:me|my (?:body|face|breast|butt|hair|private\w*|head|hand|leg|thigh))\b|\brap(?:ed|ing)\b|\b(?:knife|kill) (?:to |at )?me\b|\b(?:being|been|got|get|was|am) (?:beaten|hit|slapped|abused|raped|molested|kicked|punched)/,
    /\b(?:sinaktan|sinasaktan|binubugbog|binugbog|sinampal|sinasampal|sinuntok|sinusuntok|hinipuan|hinihipuan|hinipo|nirape|nire ?rape|ginahasa|pinagbabantaan|tinadyakan|sinipa|pinapalo|sinakal|minomolestya|pinagsamantalahan|nananakit|sinasabunutan)\b/,
    /\b(?:dipukul\w*|ditampar\w*|disiksa\w*|diperkosa\w*|dilecehkan|ditendang\w*|dianiaya|dijambak\w*|dicekik\w*|diancam|pelecehan)\b|\b(?:memukul\w*|mukul\w*|nampar|menampar|pukul\w*|nyiksa|menyiksa|siksa|menyentuh|meraba|nendang|menendang|jambak|perkosa|memperkosa) (?:saya|aku|sy|gue|badan)/,
    /(?:ကျမ|ကျွန်မ|ကိုယ့်|ကျွန်တော်|ငါ).*ရိုက်(?:တယ်|နေ|လိုက်|ခံ|နှက်|ပါတယ်|ပြီ)|ရိုက်နှက်|ရိုက်ခံ|ပါးရိုက်|အဓမ္မ|မုဒိမ်း|နှိပ်စက်|(?:ကိုယ်|ရင်ဘတ်|တင်ပါး|ရင်).*(?:စမ်း(?:တယ်|နေ)|ထိကိုင်|ပွတ်)|ဓားနဲ့.*(?:ခြိမ်း|ထိုး|ရွယ်)/,
  ],
}

/** She asks so that it does not happen, or how it happens to people: a lesson answers. */
export const asksAhead =
  /\b(?:prevent\w*|avoid\w*|so that|how to (?:not|stop)|not to|without|before it|keep (?:from|away)|in case|always|often|sometimes|every time|can cause|what causes|course|lesson|video|which food|what food|risk)\b|\biwas\w*|\bpara (?:hindi|di|d|walang)\b|\bmaiwasan|\blagi\w*|\bpalagi\w*|\bmadalas|\bcegah|\bmencegah|\b(?:supaya|agar|biar) (?:tidak|tdk|gak|ga|nggak|anak|bayi|nenek|kakek)|\bsering\b|\bhindari|\bmenghindari|ကာကွယ်|မ\S{1,12}အောင်|ခဏခဏ|အမြဲ|ရှောင်/

/** She asks about a case that has not come: what to do if it burns. */
export const asksIf =
  /\b(?:if|when|what if|suppose|should i do (?:if|when))\b|\b(?:kung|kapag|pag|sakaling|tuwing)\b|\b(?:kalau|kalo|klo|jika|bila|apabila|misalnya)\b|ရင်(?!ဘတ်)|ခဲ့ရင်|တဲ့အခါ/

/** However it is put, somebody is frightened now. */
export const isUrgent =
  /\bhelp\b|\bnow\b|\bplease\b.*!|!!|\bemergency\b|\btulong\b|\bsaklolo|\bngayon(?: na)?\b|\btolong\b|\bsekarang\b|\bdarurat\b|ကယ်(?:ပါ|ကြ)|အခု|အရေးပေါ်|ကူညီပါ/
