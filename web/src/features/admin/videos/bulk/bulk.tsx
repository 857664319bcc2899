import type { DeskVideo } from '@kasama/contract/desk/lessons/videos.api'
import { LayoutGrid, PackageOpen, Undo2, Upload, Users } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { BulkBar } from '../../parts/list/rows/bulk-bar'
import type { Selection } from '../../parts/list/rows/folded-table'
import { videosTexts as t } from '../videos.texts'
import { TopicDialog } from './topic-dialog'
import type { useBulk } from './use-bulk'
import { WhoDialog } from './who-dialog'

type Props = { selection: Selection; rows: DeskVideo[]; bulk: ReturnType<typeof useBulk> }

/** What can be done with the chosen lessons of this page. */
export function Bulk({ selection, rows, bulk }: Props) {
  const [asked, setAsked] = useState<'topics' | 'who' | null>(null)
  const chosen = rows.filter(({ id }) => selection.chosen.has(String(id)))
  const ids = chosen.map(({ id }) => id)
  const busy = bulk.isBusy
  const navigate = useNavigate()
  const close = () => setAsked(null)
  return (
    <>
      <BulkBar
        selection={selection}
        actions={[
          { label: t.topics, icon: <LayoutGrid aria-hidden="true" />, busy, onPress: () => setAsked('topics') },
          { label: t.who, icon: <Users aria-hidden="true" />, busy, onPress: () => setAsked('who') },
          {
            label: t.export,
            icon: <PackageOpen aria-hidden="true" />,
            onPress: () => navigate(`/admin/videos/export?ids=${ids.join(',')}`),
          },
          { label: t.takeBack, icon: <Undo2 aria-hidden="true" />, busy, onPress: () => bulk.takeBack(ids) },
          {
            label: t.publish,
            icon: <Upload aria-hidden="true" />,
            isMain: true,
            busy,
            onPress: () => bulk.publish(chosen),
          },
        ]}
      />
      <TopicDialog
        open={asked === 'topics'}
        isBusy={busy}
        onDismiss={close}
        onChange={(topic, isOn) => void bulk.topic(ids, topic, isOn).then(close)}
      />
      <WhoDialog
        open={asked === 'who'}
        isBusy={busy}
        onDismiss={close}
        onChange={(isPublic) => void bulk.open(ids, isPublic).then(close)}
      />
    </>
  )
}
