import { toldPattern } from './prevention'

/** Directly before the sign: somebody wants to do it, or hopes that it happens. */
const intentionBeforePattern = new RegExp(
  [
    String.raw`\b(?:wan(?:t|ts|ted)?|going|plan(?:s|ning)?|thinking|feels?|would|like) (?:to |of |about |like )*$`,
    String.raw`\b(?:wanna|gonna|will) $|\b(?:wish|hop)\w* (?:i|s?he)(?: \w+)? $`,
    String.raw`\b(?:gusto|nais|balak|plano)\w*(?: (?:ko|kong|na|nang|niya|niyang|po|pong|daw|raw|lang|nalang|mag))* $|\bsana(?: \w+){0,2} $`,
    String.raw`\b(?:mau|ingin|pengen|pingin|akan|niat|rencana|semoga)(?: (?:saja|aja|saya|dia))? $`,
  ].join('|'),
)
/** Burmese says so behind the verb. */
const burmeseIntentionPattern = /^(?:လိုက်|တော့|သွား|ပစ်)*(?:ချင်|မယ်|မလို့)/

/** Whether a sign names only the means of somebody who wants to die, and tells of nothing that has happened. */
export function isIntended(text: string, { 0: match, index }: RegExpExecArray): boolean {
  const textAfter = text.slice(index + match.length)
  if (burmeseIntentionPattern.test(textAfter)) return true
  return intentionBeforePattern.test(text.slice(0, index)) && !toldPattern.test(match + textAfter)
}
