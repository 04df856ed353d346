import { linkOptions } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'

export const editLink = (id: number) => linkOptions({ to: PATHS.editSecretaria, params: { id: String(id) } })

/** Who heads a department. */
export const perfilLink = (id: number) =>
  linkOptions({ to: PATHS.perfil, search: { secretaria: id } as never })
