import { htmlLanguages, type Language, languages } from '@kasama/contract/language'
import type { DeskTopic } from '@kasama/contract/studio/topics.api'
import { useState } from 'react'
import { shortNames } from '#desk-kit/languages/language-state.ts'
import { partsTexts } from '#desk-kit/parts.texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Segment } from '#shared/ui/choices/segment.tsx'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { TopicTile } from '#shared/ui/topic/topic-tile.tsx'
import styles from './topics.module.css'
import { topicsTexts as t } from './topics.texts'

/** The strip of topics as the library shows it, in each language. */
export function StripDialog({ topics, onClose }: { topics: DeskTopic[]; onClose: () => void }) {
  const [language, setLanguage] = useState<Language>('eng')
  return (
    <Dialog
      open
      wide
      title={t.stripTitle}
      onDismiss={onClose}
      actions={
        <Button block onClick={onClose}>
          {t.close}
        </Button>
      }
    >
      <Segment
        label={partsTexts.languages}
        value={language}
        onChange={setLanguage}
        options={languages.map((code) => ({ value: code, label: shortNames[code] }))}
      />
      <div className={styles.strip} lang={htmlLanguages[language]}>
        {topics.map(({ id, name }) => (
          <TopicTile key={id} topicId={id} name={name[language] || name.eng} selected={false} onPress={() => {}} />
        ))}
      </div>
    </Dialog>
  )
}
