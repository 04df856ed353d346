import { linkOptions } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'

const params = (id: number) => ({ id: String(id) })

export const viewEmendaLink = (id: number) => linkOptions({ to: PATHS.emenda, params: params(id) })
export const editEmendaLink = (id: number) => linkOptions({ to: PATHS.editEmenda, params: params(id) })
