import { Faq } from '../../../features/admin/lists/faq/faq'
import { Layout } from '../../../features/admin/lists/layout/layout'
import { Skills } from '../../../features/admin/lists/skills/skills'
import { Topics } from '../../../features/admin/lists/topics/topics'

/** The pages of what orders the library, one file for the browser: only who opens one of them downloads it. */
export const listPages = { Faq, Layout, Skills, Topics }
