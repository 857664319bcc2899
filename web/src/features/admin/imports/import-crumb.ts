import { importsTexts as t } from './imports.texts'

/** The page above those of imports. */
export const importCrumb = [{ to: '/admin/videos', label: t.videos }]
