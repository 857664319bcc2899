import { desk } from './rooms/desk'
import { documents } from './rooms/documents'
import { employers } from './rooms/employer'
import { guests } from './rooms/guest'
import { workers } from './rooms/worker'
import type { Walk } from './screen'

/** Every screen and state of the product. A new page gets a line in a room; `every-page.spec.ts` reports gaps. */
export const walks: Walk[] = [...desk, ...workers, ...employers, ...guests, ...documents]
