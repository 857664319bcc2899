import { Faq } from '../../../features/admin/lists/faq/faq'
import { Layout } from '../../../features/admin/lists/layout/layout'
import { Skills } from '../../../features/admin/lists/skills/skills'
import { Topics } from '../../../features/admin/lists/topics/topics'

/**
 * The pages of topics, skills, FAQ and layout, one file for the browser, which is downloaded when one of them is
 * opened.
 */
export const listPages = { Faq, Layout, Skills, Topics }
