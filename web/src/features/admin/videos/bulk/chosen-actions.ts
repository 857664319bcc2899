import type { DeskVideo } from '@kasama/contract/learning/desk/videos.api'
import type { RunAction } from '@kasama/contract/studio/runs.api'
import { exportPath, searchOf, type VideoState } from '../filters'
import type { All } from './use-all'
import type { Topic, useBulk } from './use-bulk'

type Chosen = { chosen: DeskVideo[]; all: All; state: VideoState; bulk: ReturnType<typeof useBulk> }

/** Returns the actions on the ticked rows, or on all lessons of the list. */
export function chosenActions({ chosen, all, state, bulk }: Chosen) {
  const ids = chosen.map(({ id }) => id)
  const withAll = (deed: RunAction, topic?: Topic) => bulk.all(searchOf(state), all.lessons ?? 0, deed, topic)
  if (all.isOn)
    return {
      exportPath: exportPath(state),
      topic: (topic: Topic, isOn: boolean) => withAll(isOn ? 'add_topic' : 'drop_topic', topic),
      open: (isPublic: boolean) => withAll(isPublic ? 'open' : 'close'),
      publish: () => withAll('publish'),
      takeBack: () => withAll('take_back'),
    }
  return {
    exportPath: `/admin/videos/export?ids=${ids.join(',')}`,
    topic: (topic: Topic, isOn: boolean) => bulk.topic(ids, topic, isOn),
    open: (isPublic: boolean) => bulk.open(ids, isPublic),
    publish: () => bulk.publish(chosen),
    takeBack: () => bulk.takeBack(ids),
  }
}
