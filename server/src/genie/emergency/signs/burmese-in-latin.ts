import type { EmergencyKind } from '@kasama/contract/genie/chat.rules'

/** Ending of a verb whose event is happening, or has happened. "If" and "so that not" have other endings. */
const now = String.raw` ?(?:thwar ?|lite ?|nay ?|nei ?)*(?:nay|nei|t[ae]l|d[ae]l|bi|pi|pyi|byi)\b`
const sign = (text: TemplateStringsArray, ...parts: string[]) => new RegExp(String.raw(text, ...parts))

/** Burmese in Latin letters, as typed without a Burmese keyboard: everybody spells by ear. */
export const burmeseInLatinSigns: Partial<Record<EmergencyKind, RegExp[]>> = {
  suicide: [sign`\bt(?:h?ay|hei) ?(?:lite ?)?chin(?: ?(?:nay|t[ae]l|d[ae]l|bi|pi|pyi|byi))+\b`],
  choking: [sign`\ba ?s(?:ar|a) nin${now}`],
  drowning: [sign`\by(?:ay|e) ?nit${now}`],
  breathing: [/\ba ?th[ae]t ?(?:shu|shoo) ?(?:lo )?ma ?ya\b|\ba ?th[ae]t ?ma ?shu\b/],
  shock: [sign`\bdat ?lite${now}`],
  burn: [sign`\b(?:y(?:ay|e) ?nw(?:ay|e)|a ?pu|si ?pu)(?: \w+)? la?ung${now}`],
  fire: [sign`\bm(?:ee|i) ?la?ung${now}`],
  fainting: [/\btha ?[td]i ?(?:lit|ma ?ya)\b/],
  bleeding: [sign`\bthw(?:ay|e)(?: \w+){0,2} ?ht?w[ae]t${now}`],
  fall: [sign`\b(?:l[ae][ei]? ?kya|chaw ?l[ae][ei]?)${now}`],
}
