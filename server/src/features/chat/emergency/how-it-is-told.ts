/** She speaks of how it is prevented. */
export const isPrevention =
  /\b(?:prevent\w*|avoid\w*|can cause|what causes|before it (?:starts|begins|happens)|which food|what food|risk)\b|\b(?:pag)?iwas\w*|\bmaiwasan|\bcegah|\bmencegah|\bhindari|\bmenghindari|ကာကွယ်|ရှောင်/

/** Beside what happens: it is a habit, and not happening now. */
const habit = String.raw`(?:always|often|sometimes|every time|lagi\w*|palagi\w*|madalas|sering|selalu)`
export const isHabitAhead = new RegExp(String.raw`\b${habit} $|(?:ခဏခဏ|အမြဲ)\S{0,4}$`)
export const isHabitWithin = new RegExp(String.raw`\b${habit}\b|ခဏခဏ|အမြဲ`)
export const isHabitBehind = new RegExp(String.raw`^ ${habit}\b`)

/** Beside what happens: she looks for a lesson about it. */
const isLessonAhead = /\b(?:course|lesson|video)s? (?:about|on|for|of|tungkol(?: sa)?|tentang|soal)(?: \w+){0,2} ?$/
const isLessonBehind = /^ (?:course|lesson|video)\b/
const isBeing = /\b(?:is|are|was|am|has|s)\b/
export const isOfLesson = (ahead: string, behind: string) =>
  isLessonAhead.test(ahead) || (isLessonBehind.test(behind) && !isBeing.test(ahead))

/** What follows at once is to be kept from happening. */
export const isKeptFrom =
  /\b(?:so that|how to (?:not|stop)|not to|without|before it|keep (?:from|away)|in case|para (?:hindi|di|d|walang)|(?:supaya|agar|biar) (?:tidak|tdk|gak|ga|nggak|anak|bayi|nenek|kakek))(?: \w+){0,3} ?$|\b(?:supaya|agar|biar) $/

/**
 * What follows at once has not come: if it burns. A story tells what came before as well ("when I came home"): there, and
 * where no question goes with it, it is one.
 */
export const isSupposed =
  /\b(?:if|suppose|kung|kapag|sakaling|kalau|kalo|klo|jika|bila|apabila|misalnya|what if)(?: (?!i\b|ako\b|ko\b)\w+){0,3} ?$/
export const isSupposedOfTold = /\b(?:when|pag|tuwing)(?: (?!i\b|we\b|ako\b|ko\b|my\b)\w+){0,3} ?$/
export const asks =
  /\?|\b(?:what|how|should|can i|do i|will|would|ano|anong|paano|pano|gagawin|dapat|bagaimana|gimana|gmn|apa|harus|akan)\b/

/** Burmese says both behind the verb. */
export const isKeptFromBehind = /မ\S{1,12}အောင်/
export const isSupposedBehind = /ရင်(?!ဘတ်)|တဲ့အခါ/

/** Here a Burmese sentence ends: what comes behind it says nothing of whether it is so. */
export const endsSentence = /တယ်|ပြီ|ဘူး/

/** However it is put, somebody is frightened now. */
export const isUrgent =
  /\bhelp\b|\bnow\b|\bplease\b.*!|!!|\bemergency\b|\btulong\b|\bsaklolo|\bngayon(?: na)?\b|\btolong\b|\bsekarang\b|\bdarurat\b|ကယ်(?:ပါ|ကြ)|အခု|အရေးပေါ်|ကူညီပါ/
