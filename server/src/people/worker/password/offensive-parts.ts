/**
 * Offensive or frightening parts of words that must not be on a card: English, then Filipino and Bisaya, Indonesian and
 * Javanese, and Burmese in Latin letters. Only those that the syllables of these passwords can make.
 */
export const offensiveParts = `
anus bum dago dike homo kike niga nude penis pube puke rabid rape semen sodom
bado baho bobo dede gaga gago gagu hudas kepe kiki pepe pisot puki puneta puta suso susu tete tite titi utot
asu babi babu bego bodo budak bunu dosa gebuk haram hina hitam kere maho mati memek pepek perek pusi rusak sadis
setan tahi tetek toket tuduh
soke
`
  .trim()
  .split(/\s+/)
