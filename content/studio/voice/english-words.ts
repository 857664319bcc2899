/** English words and names in lessons of other languages; the English voice says them. */
const common = `Aidha bleach Centre Cook Domestic Employees FAST first aid for Keep Warm levy Permit popcorn rice cooker
  ScamShield video call Work`

// Words that Filipino spells as English does: they are said as in English.
const filipino = `account address adult am baby bank bedsheet block bumper bus butter button camera cannot card cash
  charge click cm code computer course crib cup day diaper elevator embassy emergency employer English
  exchange fan fee fishball floor focus formula gas gloves grille helpline insurance internet label ledge
  lift loan lock machine Malay Mandarin Manpower message milk Ministry miss normal number nurse nuts of
  off on one-time online panic passbook passport password phone pink post practice privacy rate record ref
  report rest sausage save scam scoop screen sentence shark sign silent Singapore skill speak staff
  station sterilize street stuffed Tamil tap therapist toilet toothpaste toy transfer unit video
  wheelchair`

const list = (text: string) => text.split(/\s+/).filter(Boolean)
export const englishWords = { ind: list(common), phi: [...list(common), ...list(filipino)] }
