import { linkOptions } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'

export const feriadoLink = (id: number) => linkOptions({ to: PATHS.feriado, params: { id: String(id) } })
