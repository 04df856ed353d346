import { linkOptions } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'

export const diarioLink = (id_projeto: number) =>
  linkOptions({ to: PATHS.diario, params: { id: String(id_projeto) } })
