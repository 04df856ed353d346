import { linkOptions } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'

export const obraPublicaLink = (id: number) =>
  linkOptions({ to: PATHS.obraPublica, params: { id: String(id) } })
