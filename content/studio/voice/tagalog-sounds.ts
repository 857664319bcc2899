// No engine speaks Filipino. Its spelling says nearly all of its sounds, and the Indonesian voice has them; what that
// voice would read otherwise (e as a murmur, ng as letters, two vowels as one) is written in phonemes here.
const letters: Record<string, string> = {
  ...{ ng: 'N', ts: 'tS', dy: 'dZ', ñ: 'n^', c: 'k', e: 'E', j: 'dZ', q: 'k', r: 'R', v: 'b', x: 'ks', y: 'j', z: 's' },
}
const spelledOut: Record<string, string> = { mga: 'manga', ng: 'nang' }

// Words are stressed on the last vowel but one; these, and their forms with -ng, on the last.
const stressedLast = new Set(
  `agad alin alisin amoy apoy bababa bago balat balik banat banlawan basa bawal bigas bigyan bintana bukas buksan
    buntis dalawa damit dibdib doon dugo dumating ekis gagawin ganyan gawin giniginaw gitna habang hagdan hakbang
    hanggang hapon harap hilaw hindi hinding huli huwag iba ibaba ibabaw ibalik ibibigay ibig idapa ihanda ihiga
    ikaw ilagay ilalagay ilan ilayo ilubog ingat init isa isara isda ito iyan iyon kalahati kalan kami kapag kayo
    kunin kutson labas labhan labis lagyan lahat laki lalabas lalagyan laman lapat linisin loob lumabas luto maaga
    mababa mabagal mabigat mabilis mabuti madilim magaan magaling maghintay mahaba mahalaga mainit makapal malakas
    malaki malalim malamig malayo mali maliit marami masakit masama mata mataas matanda mukha nang narito ngayon
    nito niya paa paano pagitan paglabas pakuluin palagi palapag pangalan papel patay patayin pero pindutin pinto
    pumili pumunta puti puwit saan sagutin sahig sapat sarili simula sinabi singsing siya sobra subukan tabi takip
    takpan tama tanggalin tanong taon tatlo tela tingnan tira tuldok tumayo tungkol tuwing tuyo tuyuin ubos ubusin
    uminom umupo una upuan wala yumuko`
    .split(/\s+/)
    .filter(Boolean),
)

const isStressedLast = (word: string) =>
  stressedLast.has(word) || stressedLast.has(word.replace(/ng$/, '')) || stressedLast.has(word.replace(/g$/, ''))

function word(text: string): string {
  const spelled = spelledOut[text] ?? text
  const sounds = spelled
    .replace(/-(?=[aeiou])/g, '?')
    .replace(/-/g, '')
    .replace(/([aeiou])(?=[aeiou])/g, '$1?')
    .replace(/ng|ts|dy|[a-zñ]/g, (letter) => letters[letter] ?? letter)
  const vowels = [...sounds.matchAll(/[aEiou]/g)].map(({ index }) => index)
  const stressed = vowels.at(isStressedLast(text) ? -1 : -2)
  if (stressed === undefined) return `[[${sounds}]]`
  return `[[${sounds.slice(0, stressed)}'${sounds.slice(stressed)}]]`
}

/** A Filipino text as phonemes of the Indonesian voice, with the pauses of its punctuation. */
export const tagalogSounds = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[a-zñ]+(?:-[a-zñ]+)*/g, word)
    .replace(/\]\]-/g, ']] ')
