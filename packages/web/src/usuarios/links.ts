import { linkOptions } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'

export const editLink = (id: number) => linkOptions({ to: PATHS.usuario, params: { id: String(id) } })
