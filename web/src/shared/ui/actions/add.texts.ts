import type { EmployerTexts } from '../../i18n/texts'

export const addTexts = { add: 'Add topic', added: 'Added' } as const satisfies EmployerTexts
