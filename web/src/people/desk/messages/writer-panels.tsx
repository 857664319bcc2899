import { englishNames } from '@kasama/contract/language'
import type { DeskThread } from '@kasama/contract/people/desk/messages.api'
import { momentText } from '#desk-kit/day-texts.ts'
import { Values } from '#desk-kit/figures/values.tsx'
import { Person, StateTag } from '#people/desk/accounts/person.tsx'
import { seenWord } from '#people/desk/accounts/words.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { TextLink } from '#shared/ui/actions/text-link.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import styles from './messages.module.css'
import { messagesTexts as t } from './messages.texts'

/** The writer, and earlier messages by the same writer. */
export function WriterPanels({ thread: { person, name, mail_to, language_code, earlier } }: { thread: DeskThread }) {
  return (
    <>
      <Panel>
        {person ? (
          <>
            <Person person={person} size={48} />
            <Values
              values={[
                ...(person.linked
                  ? ([[person.role === 'W' ? t.linkedEmployer : t.linkedWorker, person.linked.name]] as const)
                  : []),
                [t.plan, <StateTag key="state" person={person} />],
                [t.language, englishNames[language_code]],
                [t.seen, seenWord(person)],
              ]}
            />
            <LinkButton look="line" size="s" to={`/admin/accounts/${person.id}`}>
              {t.openAccount}
            </LinkButton>
          </>
        ) : (
          <>
            <h2>{name}</h2>
            <p className={styles.lead}>
              {t.guest}
              {mail_to && <br />}
              {mail_to}
            </p>
          </>
        )}
      </Panel>
      {earlier.length > 0 && (
        <Panel>
          <h2>{t.earlier}</h2>
          <ul className={styles.earlier}>
            {earlier.map(({ id, subject, preview, created_at, state }) => (
              <li key={id}>
                <TextLink to={`/admin/messages/${id}`}>{subject ?? preview.slice(0, 60)}</TextLink>
                <small>
                  {momentText(created_at)}, <span>{t[state]}</span>
                </small>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}
