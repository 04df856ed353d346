import { linkOptions } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'

const params = (id: number) => ({ id: String(id) })

export const editLink = (id: number) => linkOptions({ to: PATHS.editOrcamento, params: params(id) })
export const opcaoLink = (id: number) => linkOptions({ to: PATHS.opcao, params: params(id) })
