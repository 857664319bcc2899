import type { EmergencyKind } from '@kasama/contract/genie/chat.rules'

/** Filipino distinguishes a past event (nabulunan) from a possible one (mabulunan) by the form of the word. */
export const filipinoSigns: Record<EmergencyKind, RegExp[]> = {
  suicide: [
    /\b(?:gusto|gsto|nais|sana)(?: ko| na| nang| kong| ng| lang| mag| ako| po| pong| nalang| nlng| talaga| niya(?:ng)?| nya(?:ng)?| ni \w+| ng (?:bata|alaga|kaibigan|anak)| daw| raw| yata)* (?:mamatay\b(?! (?:na |nang |po |sana |agad )*(?:(?:(?:ang|yung|ung|iyong)(?: lahat ng)?|lahat(?: ng)?)(?: mga)?|mga) (?:ipis|daga|langgam|lamok|surot|anay|damo|kuto|bubwit|insekto)\b)|mawala na(?! (?:ang|yung|ung)\b)|mawala(?: po)?$|mawala (?:sa mundo|nalang|nlng))|\bgusto ko na (?:lang |nang |lang po |po )*mawala\b(?! ang)|\b(?:ayoko|ayaw ko|ayaw|hindi ko na gusto|di ko na gusto)(?: ko| na| nang| ng| po| pong| talaga| niya(?:ng)?| nya(?:ng)?| ni \w+| daw| raw)* (?:mabuhay)|\bpagod na(?: po| ako| akong)* (?:sa buhay|mabuhay)|\bwala n(?:a|ang)(?: po| pong| nang| ng| ba)* (?:akong )?(?:saysay|kwenta|silbi|dahilan|gana\w*).{0,15}(?:buhay|mabuhay)|\b(?:tapusin|tatapusin|wakasan|wawakasan)\b.{0,12}\bbuhay|\b(?:maglalaslas|maglaslas)|pakamatay|magbibigti|magbigti|(?<!\b(?:hindi|di|d|huwag|wag)\b.{0,15}\bma)saktan (?:ko )?(?:ang|yung|ung)? ?sarili|\btatalon (?:ako|na ako)|mabuti pa(?:ng)? mamatay|patayin (?:ko )?(?:ang|na)? ?sarili/,
    /\b(?:pa)?patayin(?: \w+){0,2} (?:ang|yung|ung) sarili|\b(?:sasaktan|sinasaktan|sinusugatan|hinihiwa|pinapatay|pinatay)(?: \w+){0,2} (?:ang|yung|ung) (?:kanyang |kaniyang )?sarili|patiwakal|\bnag(?:la)?laslas|\bnag(?:bi)?bigti\b|(?<!\b(?:pusa|aso|ibon) )\b(?:tatalon|tumalon|talon)\b(?! (?:ang )?(?:pusa|aso|ibon)).{0,15}\b(?:bintana|building|balkonahe|gusali)\b/,
    /\b(?:gusto|nais)(?: ko(?:ng)?| na| nang| ng| lang| po(?:ng)?)* (?:tumalon\b(?! sa (?:tuwa|pool|tubig))|maglaho)|\bsana\b.{0,15}\b(?:hindi|di|d) na(?: po)? (?:ako )?magising|\b(?:ayoko|ayaw ko)(?: na| nang| po(?:ng)?)* magising(?: pa)?\W*$|\blalaslas\w*/,
  ],
  choking: [
    /\bna(?:bu)?(?:bu)?bul[uo]nan|\bnabi(?:bi)?la?ukan|\bna(?:sa)?samid|\b(?:may|my) (?:nakabara|bara|bumara)\b(?!.{0,20}\b(?:drain|lababo|inidoro|toilet|cr|kanal|tubo|pipe|gripo|shower|sink|banyo|hose)\b)|bumara sa lalamunan|\bna(?:ka)?lu(?:nok|lon)\b(?!.{0,20}\b(?:sabon\w*|gamot|vitamins?|lason|zonrox|bleach|tableta|pills?|detergent|panlinis|muriatic|pagkain|laway)\b)|\b(?:na|nag|naka)(?: ?cho)? ?chok\w+|\bnahirinan|\bnatinik\b|\blalamunan\b.{0,20}\b(?:bara|barado|stuck|tinik)|\b(?:barado|na ?stuck|nabara)\b.{0,20}\blalamunan/,
    /\bnabarahan\b(?!.{0,15}\b(?:lababo|drain|toilet|inidoro|tubo)\b)|\btinik sa (?:\w+ )?lalamunan|\b(?:hindi|di|d)(?: na| po)* makaubo\b/,
    /\bnilunok (?:ng|ni)(?: \w+)? (?:bata|baby|alaga|anak)\b(?!.{0,20}\b(?:gamot|gatas|pagkain|kanin|vitamins?|tubig|laway|kinain)\b)/,
  ],
  drowning: [
    /\bna(?:lu)?lunod\b(?!(?: na| po| ako)* (?:sa|ng) (?:mga )?(?:utang|trabaho|problema|lungkot|kalungkutan|luha|stress|depresyon)\b)/,
    /\bnahulog\b(?=.{0,40}\b(?:bata|baby|alaga|anak|siya|sya|lol[ao])\b)(?=.{0,40}\bsa (?:\w+ )?(?:pool|timba|drum|balde|ilog|dagat|balon)\b)/,
  ],
  breathing: [
    /\b(?:di|d|hindi|hndi|nd|hirap|nahihirapang?|walang|dna)(?: \w+){0,3} (?:maka|nakaka|naka|hu)?(?:hinga|hininga|huminga|hihinga|humihinga)\w*|\bnaghihingalo|\binatake(?: \w+){0,2} (?:puso|hika)|\b(?:atake|heart attack)(?: \w+)? puso|\bnaninikip|\bsumasakit(?: \w+){0,2} dibdib|\bn(?:ang|ag)ingitim(?: \w+){0,2} (?:labi|mukha|baby|bata)/,
    /\bkinakapos(?: \w+){0,2} hin(?:inga|ga)|\btumigil(?: \w+){0,2} (?:paghinga|hininga|hinga)\b|\b(?:walang?|wala n(?:ang|g|a)) (?:pulso|hininga)\b|\basul (?:na |ang |yung |ung )*(?:labi|mukha)\b|\b(?:nagkukulay|nangangasul|naging)(?: asul| blue)?(?: (?:ang|si|na|c|yung))* (?:labi|mukha|baby|bata)\b|\b(?:inaatake|inatake|atake|sinumpong)(?: \w+){0,3} (?:hika|asthma)\b|\b(?:hika|asthma)\b.{0,15}\b(?:grabe|malala|atake|inaatake)\b|\b(?:masakit|sumasakit|kumikirot|bigat|mabigat)(?: \w+){0,2} dibdib\b(?! (?:ng|na) manok)|\bnamamaga\b.{0,30}\b(?:allergy|alerdyi|allergic)\b/,
    /\binaatake(?: \w+){0,2} sa puso\b/,
    /\bnag(?:bi)?bigti\b(?!(?: \w+){0,4} (?:dati|noo?n\w*|last|nakaraan\w*|taon\w*)\b)/,
  ],
  poison: [
    /\b(?:naka|na|um|in|ini)?i?inom\w*\b.*\b(?:dettol|domex|clorox|chlorine|detergent|baygon|panlaba|sanitizer|zonrox|bleach|panlinis|pang linis|sabon|lason|muriatic|kemikal|gaas|gasolina|thinner|downy|fabcon|fabric con\w*|shampoo|dish ?wash\w*|asido|albatross)\b|\bna(?:ka)?(?:langhap|amoy)\b.{0,20}\b(?:zonrox|bleach|muriatic|chlorine|kemikal)|\bnaka(?:kain|lunok|inom)\b.*\b(?:naphthalene|naptalina|sabong|detergent|baygon|zonrox|bleach|sabon|panlinis|muriatic|racumin|lason|shampoo|dish ?wash\w*)\b|\bnalason|\boverdose/,
    /\b(?:nakainom|nainom|ininom|uminom|nalunok|nilunok|napainom|nabigyan)\b.{0,30}\b(?:sobra\w*|madaming|maraming|lahat|maling|isang bote\w*|isang banig)\b.{0,20}\b(?:gamot|tableta|pills?|paracetamol|biogesic)\b|\b(?:napasobra|nasobrahan|sumobra)\b.{0,20}\b(?:gamot|tableta|pills?|pag ?inom)|\bgamot\b.{0,20}\b(?:napasobra|nasobrahan)\b/,
    /\b(?:napunta|pumasok|napasok|nalagyan|nalagay|natalsikan|tumalsik|nasa)\b(?=.{0,40}\b(?:zonrox|bleach|muriatic|panlinis|lason|gaas|domex|baygon|kemikal|asido|toilet cleaner)\b)(?=.{0,40}\b(?:bibig|mata)\b)|\b(?:kinain|nakakain|nilunok|nalunok|nakalunok|nakalulon)\b(?: (?:ng|ni|si|c|ang|yung|ung|na|po|niya|siya|sya))*(?: (?:bata|baby|alaga|anak))?(?: (?:ng|ang|yung|ung|mga))+ (?:gamot|tableta|pills?|kapsula)\b/,
    /\b(?:pinag ?halo\w*|hinalo|nahalo|naghalo|halo)\b.{0,30}\b(?:zonrox|bleach|muriatic|chlorine|domex|panlinis|toilet cleaner)\b.{0,60}\b(?:nahi?hilo|hilo|nasusuka|nagsusuka|inuubo|umuubo|mahapdi|(?:tapang|matapang|sakit|masakit)(?: \w+){0,2} (?:amoy|ulo|mata|ilong))\b|\b(?:nahi?hilo|nasusuka|inuubo|umuubo)(?: \w+){0,3} amoy (?:ng )?(?:zonrox|bleach|muriatic|chlorine|domex)\b/,
    /\bpampatulog\b.{0,15}\b(?:marami|lahat|sobra)|\b(?:marami\w*|lahat|sobra\w*)\b.{0,15}\bpampatulog\b/,
    /\bnakainom (?:ng gamot (?:ang |si )?(?:bata|baby|alaga)|(?:ang |si )?(?:bata|baby|alaga)(?: ko)? ng gamot)\b|\b(?:may|my|natalsikan ng) (?:bleach|zonrox|muriatic|panlinis)\b.{0,12}\bmata\b/,
  ],
  shock: [/\bnakuryente|\bnakukuryente/, /\bna ?ground\b.{0,12}\b(?:ako|kuryente|bata|baby|lol[ao])\b/],
  burn: [
    /\bna(?:su)?sunog\b(?: \w+){0,3} (?:kamay|braso|mukha|paa|daliri|katawan|binti|hita|bata|baby|balat ko)\b|\b(?:kamay|braso|mukha|paa|daliri|binti|balat)(?: \w+){0,2} na(?:su)?sunog|\bnapa(?:pa)?so\b|\bnabanlian|\bnalapnos|\bna(?:tapunan|buhusan|talsikan|tilamsikan)\b.*\b(?:mainit|kumukulo\w*|mantika\b(?!(?: (?:sa|ang|yung|ung))+ (?:damit|sahig|mesa|pader|tela|kumot|kalan|shirt|sofa)))/,
    /(?<!\b(?:gamot|lunas|ointment|cream)(?: para)? (?:sa|ng) )\bpaso (?:ng|sa) (?:(?:mainit na )?(?:mantika|plantsa|tubig|sabaw|kawali|kaldero) sa )?(?:kamay|braso|mukha|paa|daliri|binti|hita)\b/,
    /\btumalsik\b.{0,12}\b(?:mantika|mainit|kumukulo\w*)\b.{0,20}\b(?:mukha|kamay|braso|mata|balat|paa|ako|bata|baby)\b|\b(?:nadikit|nadampi)\b.{0,25}\b(?:plantsa|kalan|tambutso)\b|\b(?:nadikit|nadampi|nahawakan|nahawak|nahipo)\b.{0,25}\bmainit na (?:kaldero|kawali|plantsa|oven|takure)\b|\bnahawakan(?: \w+){0,2} (?:bata|baby|alaga)\b.{0,10}\b(?:plantsa|kalan)\b|\blapnos(?: (?:ang|yung|ung|po|na))+ (?:kamay|braso|paa|mukha|balat|binti|daliri)|\bna(?:tapunan|buhusan) (?:ng|nang) (?:sabaw|kape|tsaa|mantika|lugaw)(?: (?:si|ang|yung|ung|c|na|po|ko))* (?:ako|bata|baby|alaga|lola|lolo|siya|sya|kamay|paa|braso|mukha|binti|hita)\b/,
    /\b(?:sumabog|pumutok)\b.{0,10}\bmantika\b.{0,12}\b(?:mukha|kamay|braso|mata|balat|ako|bata|baby)\b/,
  ],
  fire: [
    /\bnasusunog\b(?!(?: na| po| yung| ung| ang)* (?:kanin|ulam|sinaing|niluluto|balat|nilaga|pagkain))|^(?:sunog\W*)+(?:po|tulong|saklolo)*\W*$|\bapoy\b.{0,25}\b(?:ang laki|malaki|lumalaki|kumakalat|kawali|kurtina|bahay|saksakan)|\bang laki ng apoy|\bnag ?aapoy|\b(?:sumabog|pumutok)(?: \w+){0,2} (?:rice cooker|kalan|tangke|oven|lpg|gasul|saksakan|microwave|cooker)|\b(?:makapal|maitim)(?: na)? (?:ang )?usok|\b(?:may|my) sunog|\bnagliliyab|\bumaapoy|\bnagliyab|\bnasunog (?:ang|na ang|ung|yung) (?:bahay|kusina|kurtina|kalan|kwarto|kuwarto)/,
    /\b(?:may|my) (?:malaking )?apoy (?:sa|ang) (?:\w+ )?(?:kusina|bahay|kawali|kwarto|kuwarto|kurtina|saksakan|outlet|kapitbahay)\b|\b(?:umuusok|nag ?uusok)(?: \w+){0,3} (?:kusina|bahay|outlet|saksakan|plug|tv|ref|cooker|washing|aircon|fan|kwarto|kuwarto|charger|microwave)\b|\b(?:may|my|ang daming|maraming|puro) usok sa (?:\w+ )?(?:bahay|kusina|kwarto|kuwarto|outlet|saksakan)\b|\bsumiklab\b|\bnagkasunog\b|\bnag ?spark\w*(?: \w+){0,2} (?:outlet|saksakan|plug|kable|wire|socket)\b/,
    /^sunog sa\b|\bsunog sa (?:\w+ )?(?:kusina|bahay|kwarto|kuwarto|kalan|kabila|kapitbahay)\b/,
  ],
  gas: [
    /\bamoy (?:ng )?gas\b/,
    /\b(?:tumatagas|tagas|may leak|leak|sumisingaw|singaw)(?: \w+){0,2} (?:gas|gasul|lpg|tangke)\b/,
  ],
  fits: [
    /\b\w*k[ou]mb[ou]ls\w+|\bnangingisay|\bnangisay|\bnag ?seizure/,
    /\b(?:inaatake|inatake|atake|sinumpong)(?: \w+){0,3} (?:epilepsy|epilepsi|seizure)\b/,
  ],
  stroke: [
    /\bna ?stroke\b(?!(?: \w+){0,3} (?:noo?n\w*|dati|nung|last|nakaraang))/,
    /\b(?:nakangiwi|ngumiwi|tabingi|tumabingi)(?: \w+){0,3} (?:mukha|bibig|labi)\b|\bbulol\b.{0,20}\bbigla\b|\bbigla\w*\b.{0,15}\b(?:nabulol|bulol)\b|\b(?:hindi|di|d)(?: \w+){0,2} ma(?:i)?galaw(?: \w+){0,3} (?:katawan|kamay|paa|braso|binti)\b/,
    /\bbigla\w*\b.{0,20}\bmakapagsalita\b|\bmakapagsalita\b.{0,12}\bbigla\b/,
    /\bn(?:ang|a)?ngiwi\b.{0,12}\b(?:bibig|mukha|labi)\b|\bnamanhid\b.{0,15}\b(?:kalahati\w*|mukha)\b/,
  ],
  fainting: [
    /\bn[ah]+ihimatay|\bnahimatay|\bnag ?collapse|\b(?:ayaw(?! ko(?:ng)?\b)|hindi|di|d)(?: (?!ako\b)\w+){0,2} (?:magising|nagigising|gumigising|gumising)\b(?!.{0,25}\b(?:maaga|school|eskwela|umaga|klase|pasok)\b)|\bnawalan ng malay|\bwalang malay/,
    /\b(?:hindi|di|d)(?: na| po)* gumagalaw\b(?!.{0,20}\b(?:elevator|lift|washing|makina|fan|orasan|kotse|pinto|cellphone|phone)\b)/,
    /\bhinimatay/,
  ],
  bleeding: [
    /\bduguan\b|\b(?:daming|maraming|sobrang|madaming|ang dami ng|puro) dugo|\b(?:dumudugo|nagdu[rd]ugo)(?!\w* (?:na )?(?:ang|yung) puso\b)|\b(?:tagas|agos|sirit)\w*(?: \w+){0,3} dugo|\bdugo\b.{0,15}\b(?:tumatagas|umaagos|sumisirit)|\b(?:nasugatan|nahiwa|nasaksak|natusok)\b.{0,20}\bmalalim|\bnaputol(?: \w+){0,2} (?:daliri|kamay)|\bdinudugo|\bdugo\b.*\b(?:ayaw|di|hindi|d)\b.*\btigil|\btumutulo(?: \w+)? dugo/,
    /\b(?:ayaw|di|hindi|d)(?: \w+)? (?:tumigil|tumitigil|humihinto|huminto)(?: \w+){0,2} dugo\b|\b(?:nagsusuka|sumuka|sumusuka|umuubo|inuubo|umubo|suka)(?: \w+)? (?:ng )?dugo\b|\b(?:may|my) dugo (?:sa|ang) (?:ulo|tenga|tainga|bibig)\b|\b(?:umaagos|umagos|tumatagas|bumulwak)(?: \w+){0,2} dugo\b/,
    /\b(?:natusok|nasaksak)(?: \w+){0,2} (?:kutsilyo|basag|bubog)\b/,
    /\bnaglaslas\b(?!(?: \w+){0,4} (?:dati|noo?n\w*|last|nakaraan\w*|taon\w*)\b)/,
    /\bnagdugo\b(?=.{0,20}\b(?:ilong|ulo|kamay|sugat|bibig|tenga)\b)/,
  ],
  fall: [
    /\b(?:natumba|nahulog|nadulas|bumagsak|nadapa)\b.*\b(?:makatayo|malay|ulo|gumagalaw|makagalaw|makabangon|gumigising|magising)|\b(?:lola|lolo|bata|baby|alaga|matanda|nanay|tatay)\b(?: \w+){0,2} (?:natumba|nahulog|bumagsak|nadulas)|\b(?:natumba|nahulog|bumagsak|nadulas)(?: \w+){0,2} (?:lola|lolo|bata|baby|alaga|matanda|nanay|tatay)|\b(?:natumba|nahulog|bumagsak|nadulas|nadapa|nalaglag)(?: (?:po|na|si|c|sa|ang|yung|ung|kama|hagdan|banyo|cr|sahig|upuan|sofa|bintana|kuna))* (?:lola|lolo|bata|baby|alaga|matanda|nanay|tatay|ma ?am|madam|sir|amo|ako|siya|sya)\b|\b(?:nauntog|nabagok|tumama)\b.{0,12}\bulo|\bhinimatay/,
    /\b(?:nahulog|nalaglag)(?: (?:po|na|ako|siya|sya|kami))* (?:mula )?sa (?:\w+ )?(?:hagdan\w*|bintana|bubong|kama|duyan|crib|balkonahe)\b|\b(?:nabitawan|nahulog|nalaglag|nabagsak) ko(?: \w+){0,2} (?:baby|bata|sanggol)\b|\bnabali(?:an)?\b(?! (?:dati|noon|last))(?: \w+){0,3} (?:buto|binti|braso|paa|kamay|balakang|lola|lolo|bata|ako)\b/,
    // The infinitive looks the same: linked by "ng", or behind a wish, he has not jumped.
    /(?<!\b\w+ng )(?<!\b(?:gusto|nais|balak|plano|para|sana|muntik\w*|kung|kapag|baka|ayaw|dapat|huwag|wag|pusa|aso|ibon)(?: \w+){0,3} )\btumalon\b(?! (?:ang |yung |ung )?(?:pusa|aso|ibon))(?: \w+){0,3} sa (?:\w+ )?(?:bintana|building|balkonahe|gusali)\b/,
    /\bnauntog\b(?: (?:po|na|ang|si|yung|c))* (?:bata|baby|alaga|lol[ao]|anak)\b/,
  ],
  violence: [
    /\b(?:sinaktan|sinasaktan|binubugbog|binugbog|sinampal|sinasampal|sinuntok|sinusuntok|hinipuan|hinihipuan|hinipo|nirape|nire ?rape|ginahasa|pinagbabantaan|tinadyakan|sinipa|pinapalo|sinakal|minomolestya|pinagsamantalahan|nananakit|sinasabunutan|ginagahasa|gagahasain|sinasakal|sinabunutan|hinampas|hinahampas|tinatadyakan|sinisipa|ni?re+rape)\b|\b(?:pinalo|pinapalo|tinulak|tinutulak|kinurot|kinukurot|kin[iu]?kulong|kinulong|ikinulong|binato|binabato)(?: \w+)? (?:ako|kami)\b|\b(?:hinawakan|hinahawakan|niyakap|niyayakap|hinalikan|hinahalikan)(?: \w+)? ako\b.{0,15}\b(?:amo|sir|boss|lalaki|kuya|asawa|manong)\b/,
    /\bpinagbuhatan(?: \w+){0,2} kamay|\bm[io]nomol[ei]s\w*|\bmin[oi]mol[ei]s\w*|\bin(?:a)?abuso(?: \w+)? (?:ako|kami)\b|\btinutok\w*\b.{0,25}\b(?:kutsilyo|baril|gunting|itak)\b|\btinutukan (?:\w+ )?(?:ako|kami)\b|\btinatakot\b.{0,30}\bpapatayin\b|\bpapatayin (?:daw |niya |nya )?(?:ako|kami)\b|\bgahasain|\bako(?:ng)? galawin|\b(?:pinaso|dinuraan|dinudura\w*) (?:\w+ )?(?:ako|kami)\b|\bkin[iu]kurot(?: \w+)? ako|\b(?:hinawakan|hinahawakan|hinimas|pinisil)(?: \w+){0,2} (?:dede|suso|puwet|pwet|hita|dibdib|ari|katawan) ko\b/,
    /\binuntog(?: \w+){0,3} ulo ko\b/,
  ],
}
