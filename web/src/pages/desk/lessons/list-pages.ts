import { Faq } from '#studio/lists/faq/faq.tsx'
import { Layout } from '#studio/lists/layout/layout.tsx'
import { Skills } from '#studio/lists/skills/skills.tsx'
import { Topics } from '#studio/lists/topics/topics.tsx'

/**
 * The pages of topics, skills, FAQ and layout, one file for the browser, which is downloaded when one of them is
 * opened.
 */
export const listPages = { Faq, Layout, Skills, Topics }
