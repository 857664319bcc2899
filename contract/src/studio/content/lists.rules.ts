/** Icons of topics, by colour: the choices of the product's own twelve topics. */
export const topicIcons = {
  chores: 'washing-machine',
  cooking: 'cooking-pot',
  infant: 'baby',
  child: 'blocks',
  elderly: 'hand-heart',
  english: 'book-a',
  behaviour: 'handshake',
  money: 'piggy-bank',
  safety: 'shield-check',
  singapore: 'building-2',
  development: 'sprout',
  youtube: 'clapperboard',
} as const
export type TopicColour = keyof typeof topicIcons
export const topicColours = Object.keys(topicIcons) as TopicColour[]

/** Ids of the product's own twelve topics, whose colour and icon are fixed. */
export const fixedTopics = [13, 7, 26, 11, 10, 3, 4, 24, 20, 16, 5, 999]

/** The parts of the page with questions and answers: employers ask about plans, helpers about learning. */
export const faqParts = ['plans', 'learning'] as const
export type FaqPart = (typeof faqParts)[number]

/** Maximum number of lessons of a skill. */
export const maxSkillLessons = 20

/** Maximum length of a layout, which is sent as one text. */
export const maxLayoutCharacters = 100_000
export const maxSections = 100
export const maxSectionLessons = 500
