import type { DeskQuestion } from '@kasama/contract/studio/faq.api'
import { ExternalLink, Plus } from 'lucide-react'
import { LanguageFlags } from '#desk-kit/languages/language-flags.tsx'
import { statesOf } from '#desk-kit/languages/language-state.ts'
import { Reorder } from '#desk-kit/order/reorder.tsx'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { EmptyList } from '#desk-kit/states/empty-list.tsx'
import { ListError } from '#desk-kit/states/list-error.tsx'
import { staticPage } from '#shared/static-page.ts'
import { Button, buttonClass } from '#shared/ui/actions/button.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { useDeskFaq, useMove } from '../lists.queries'
import { listsTexts } from '../lists.texts'
import splitStyles from '../split.module.css'
import { useOpenEntry } from '../use-open-entry'
import styles from './faq.module.css'
import { faqTexts as t } from './faq.texts'
import { QuestionForm } from './question-form'

/** Frequent questions in four languages: for the page that everybody can read, and for Genie's answers. */
export function Faq() {
  const { data: questions, error, refetch } = useDeskFaq()
  const [open, setOpen] = useOpenEntry()
  const chosen = questions?.find(({ slug }) => slug === open)
  return (
    <DeskPage
      title={listsTexts.faq}
      count={questions && String(questions.length)}
      actions={
        <>
          <a
            className={buttonClass({ look: 'line', size: 's' })}
            href={staticPage('faq', 'en')}
            target="_blank"
            rel="noopener"
          >
            <ExternalLink aria-hidden="true" />
            {t.page}
          </a>
          <Button look="line" size="s" icon={<Plus aria-hidden="true" />} onClick={() => setOpen('new')}>
            {t.add}
          </Button>
        </>
      }
    >
      {error && !questions && <ListError error={error} onRetry={() => void refetch()} />}
      {!error && !questions && (
        <Loading>
          <Skeleton shape="banner" />
        </Loading>
      )}
      {questions && (
        <div className={splitStyles.split}>
          <div className={splitStyles.main}>
            {questions.length === 0 ? (
              <EmptyList title={t.none} text={t.noneText} />
            ) : (
              <List questions={questions} open={open} onOpen={setOpen} />
            )}
          </div>
          {open === 'new' && <QuestionForm key="new" question={null} onClose={() => setOpen(null)} />}
          {chosen && <QuestionForm key={chosen.slug} question={chosen} onClose={() => setOpen(null)} />}
        </div>
      )}
    </DeskPage>
  )
}

type Props = { questions: DeskQuestion[]; open: string | null; onOpen: (slug: string) => void }

function List({ questions, open, onOpen }: Props) {
  const move = useMove('faq')
  const items = questions.map((one) => ({ key: one.slug, name: one.question.eng, one }))
  return (
    <>
      <Reorder label={listsTexts.faq} items={items} onMove={(...to) => void move(...to)}>
        {({ key, one }, grip) => (
          <div className={styles.row} aria-current={key === open || undefined}>
            {grip}
            <button type="button" className={styles.open} onClick={() => onOpen(key)} data-open data-edit>
              <b>{one.question.eng}</b>
              <LanguageFlags states={statesOf([one.question, one.answer])} />
            </button>
          </div>
        )}
      </Reorder>
      <p className={splitStyles.quiet}>{listsTexts.movesBy}</p>
    </>
  )
}
