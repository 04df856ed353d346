import { linkOptions } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'

export const viewBoletimLink = (id: number | string) =>
  linkOptions({ to: PATHS.medicao, params: { id: String(id) } })
