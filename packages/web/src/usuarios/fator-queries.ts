import { fatorCalls } from '@paco/domain/usuarios/fator-contract'
import { recordOrNull } from '../http/reads.ts'

export const fatorQuery = recordOrNull(fatorCalls.getFator, {})

export const acessoRegraQuery = recordOrNull(fatorCalls.getAcessoRegra, {})
