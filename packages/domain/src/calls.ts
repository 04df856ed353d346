import { auditoriaCalls } from './auditoria/contract.ts'
import { legadoCalls } from './legado/contract.ts'
import { painelCalls } from './painel/contract.ts'
import { projetosCalls } from './projetos/contract.ts'
import { secretariasCalls } from './secretarias/contract.ts'
import { sistemaCalls } from './sistema/contract.ts'
import { usuariosCalls } from './usuarios/contract.ts'
import { sessaoCalls } from './usuarios/sessao-contract.ts'

/** Every call of the product. The server does not compile with one of them unanswered. */
export const calls = {
  ...sistemaCalls,
  ...sessaoCalls,
  ...usuariosCalls,
  ...secretariasCalls,
  ...projetosCalls,
  ...legadoCalls,
  ...painelCalls,
  ...auditoriaCalls,
}
