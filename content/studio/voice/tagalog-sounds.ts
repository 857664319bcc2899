// No engine speaks Filipino. Its spelling says nearly all of its sounds, and the Indonesian voice has them; what that
// voice would read otherwise (e as a murmur, ng as letters, two vowels as one) is written in phonemes here.
const letters: Record<string, string> = {
  ...{ ng: 'N', ts: 'tS', dy: 'dZ', ñ: 'n^', c: 'k', e: 'E', j: 'dZ', q: 'k', r: 'R', v: 'b', x: 'ks', y: 'j', z: 's' },
}
const spelledOut: Record<string, string> = { mga: 'manga', ng: 'nang' }

// Words are stressed on the last vowel but one; these, and their forms with -ng, on the last.
const stressedLast = new Set(
  `agad alin alisin bababa bago balat bawal basa bigyan bintana bukas buksan dalawa damit doon dugo dumating ekis
  gagawin ganyan gawin gitna giniginaw habang hagdan hanggang hapon hilaw hindi hinding huwag ibabaw ibaba ibig iba
  ibibigay ihanda ikaw ilagay ilalagay ilayo ilan ingat init isara isa isda ito iyan iyon kalahati kapag kami kayo
  kunin labas labis lagyan lahat laki laman lapat linisin loob lumabas maaga maghintay malaki malakas malalim maliit
  malayo mali mababa mabagal mabilis mabigat mabuti magaan mahaba mainit malamig marami masakit mata mataas matanda
  mukha nang ngayon narito nito niya paa pagitan palagi pangalan paano papel patay patayin pero pinto pumunta saan
  sahig sarili sapat sinabi singsing siya sobra subukan tabi takip takpan tama tanggalin tanong taon tatlo tela
  tingnan tungkol tuwing tuyo tuyuin ubos ubusin una upuan uminom umupo wala`
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
