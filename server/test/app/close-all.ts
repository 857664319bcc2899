import { afterAll } from 'vitest'
import { closeAll } from './at-end'

afterAll(closeAll)
