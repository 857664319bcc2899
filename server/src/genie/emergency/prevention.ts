/** Followed by a few words, these make the event something to prevent: "how do I avoid a fall". */
const preventionSource = [
  String.raw`\b(?:prevent\w*|(?<!\bwhat (?:to|(?:should|must|shall|can|do) (?:i|we)) )avoid\w*|(?:can|may|could) cause|what causes|which food|what food|risk)\b`,
  String.raw`\b(?<!\b(?:ano|anong)(?: (?:ang|ba|po|mga|dapat|kailangan|kong|ko))* )(?:(?:pag)?iwas\w*|maiwasan\w*)`,
  String.raw`\b(?:cegah|mencegah)\w*|\b(?<!\bapa(?: (?:saja|yang|harus|perlu))* )(?:hindari|menghindari)\w*(?! apa\b)`,
].join('|')
const preventionPattern = new RegExp(preventionSource)
const preventionBeforePattern = new RegExp(String.raw`(?:${preventionSource})((?: \w+){0,4}) ?$`)

/**
 * More words may describe the person who is to be kept safe, if "from" stands beside the sign, or if the person is the
 * first word behind the verb: other words may begin a cry ("how do I avoid panic, my baby is choking"). Who asks how to
 * stop somebody from choking has him before her.
 */
const describedPersonPattern = new RegExp(
  [
    String.raw`\b(?:prevent\w*|avoid\w*)((?: \w+){1,12}) from(?: (?:getting|having|being|an?|the|another|any|more|ever|again))* ?$`,
    String.raw`\b(?:men)?cegah(?:nya)? ((?:anak|bayi|balita|adik|adek|nenek|kakek|oma|opa|mbah|lansia|orang|ibu|bapak)(?: \w+){0,9}) ?$`,
  ].join('|'),
)

/** Tells an event that has happened; what she wants to avoid now is something else. */
export const toldPattern =
  /\b(?:drank|drunk|swallowed|ate|eaten|took|taken|fell|fallen|fainted|collapsed|slipped|choked|drowned|stopped|is|are|was|were|has|had|just|cannot|cant|couldnt|not|no pulse|turned)\b|\b(?:i|we|he|she|baby|child|boy|girl|kid|toddler|ah ?(?:ma|gong)|popo|gran\w+)(?: \w+)? (?:burn(?:ed|t)|scalded|cut|hit)\b|\b(?:na(?:bul|bil|hul|himatay|tumba|du?las|kain|kal|lu?n|las|kur|paso|ban|bag|wal|unt|p)|hinimatay|dumudugo|nagdu|umaagos)\w*|\b(?:hindi|di|d) (?:na )?(?:maka|nakaka|hu|gu|gi)\w+|\b(?:(?:sudah|udah|telah)(?! (?:tua|lansia|lanjut|besar)\b)|barusan|tadi|sedang|lagi(?= (?:ter|ke|kejang|pingsan)))\b/

/** The sentence names a danger and asks for its prevention, with nobody in it: "kitchen fire how to prevent". */
const topicPattern =
  /^(?:(?:kitchen|house|food|oil|gas|electric\w*) )?(?:fires?|burns?|falls|poisoning|choking|drowning|strokes?|sunog|kebakaran|keracunan)\b.*\b(?:how (?:to|do i|can i)|ways? to|paano|pano|bagaimana|gimana|cara) (?:prevent|avoid|iwasan|maiwasan|mencegah|cegah|menghindari|hindari)(?:nya| it| them| ito)?$/
const beforeItBeginsPattern = /^(?: \w+)? before it (?:starts|begins|happens)\b/

/** Burmese puts the verb last; "what must I avoid" behind a told event asks for help. */
const burmesePreventionPattern = /ကာကွယ်|(?<!ဘာ(?:ကို|တွေ|များ)? ?)ရှောင်/

type SignPlace = { textBefore: string; match: string; textAfter: string; burmeseClause: string }

/** Whether an event is one to be prevented; only the words beside its sign say so. */
export function isToBePrevented({ textBefore, match, textAfter, burmeseClause }: SignPlace): boolean {
  if (burmesePreventionPattern.test(burmeseClause) || topicPattern.test(textBefore + match + textAfter)) return true
  const isBeside = preventionPattern.test(match) || beforeItBeginsPattern.test(textAfter)
  const described = describedPersonPattern.exec(textBefore)
  const wordsBetween =
    preventionBeforePattern.exec(textBefore)?.[1] ?? described?.[1] ?? described?.[2] ?? (isBeside ? '' : null)
  return wordsBetween !== null && !toldPattern.test(`${wordsBetween} ${match}`)
}
