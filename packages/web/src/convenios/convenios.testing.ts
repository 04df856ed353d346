import type { Convenio } from '@paco/domain/convenios/convenio'
import { FAMILIAS, type FamiliaKey } from '@paco/domain/convenios/familias'
import type { ConveniosPainel, FamiliaPainel } from '@paco/domain/convenios/painel'
import type { Role, SessionUser } from '@paco/domain/shared/roles'

export const TODAY = '2026-11-15'

export const person = (role: Role): SessionUser => ({ id: 1, name: 'Ana', role, id_secretaria: null })

/** A record of DADE; strangers get it without its bank account. */
export const mirante = {
  id: 7,
  objeto: 'Mirante do Cruzeiro',
  objeto_completo: 'Construção do mirante, com acesso',
  cp_dl_tp: 'CE 004/2025',
  contrato: null,
  numero_convenio: '087/2025',
  ano: 2025,
  repasse: 1000.5,
  contrapartida: 200,
  recurso_liberado: null,
  assinatura_termo: '2025-02-01',
  vigencia_convenio: '2027-12-31',
  vigencia_contrato: '2026-11-27',
  empresa: 'Vale Azul Construções Ltda.',
  ois: null,
  fiscal_contador: null,
  conta_bancaria: 'Banco 000, c/c 90.123-4',
  status: 'Em execução',
  versao: 3,
} satisfies Convenio

const none: FamiliaPainel['estados'] = { vencida: 0, '30': 0, '60': 0, '90': 0, 'em dia': 0, 'sem data': 0 }

const FIGURES: Partial<Record<FamiliaKey, Omit<FamiliaPainel, 'familia'>>> = {
  dade: {
    anos: [
      { ano: 2025, quantidade: 3, repasse: 3000, contrapartida: 300, total: 3300 },
      { ano: null, quantidade: 1, repasse: 0, contrapartida: 0, total: 0 },
    ],
    estados: { ...none, vencida: 1, '30': 2, 'sem data': 1 },
  },
  finisa: {
    anos: [{ ano: 2026, quantidade: 2, repasse: 0, contrapartida: 0, total: 5000 }],
    estados: { ...none, 'sem data': 2 },
  },
}

export const painel: ConveniosPainel = {
  hoje: TODAY,
  familias: FAMILIAS.map(({ key }) => ({ familia: key, ...(FIGURES[key] ?? { anos: [], estados: none }) })),
  vencimentos: [
    {
      familia: 'dade',
      id: 3,
      titulo: 'Portal sul',
      campo: 'vigencia_convenio',
      fim: '2026-11-01',
      dias: -14,
    },
    { familia: 'dade', id: 7, titulo: 'Mirante', campo: 'vigencia_contrato', fim: '2026-11-27', dias: 12 },
    { familia: 'sempapel', id: 9, titulo: null, campo: 'vigencia_convenio', fim: '2027-02-13', dias: 90 },
  ],
}

export const answerPainel = () => Response.json({ Status: 'Success', Result: [painel] })

export const answerList = (rows: readonly Partial<Convenio>[]) =>
  Response.json(
    { Status: 'Success', Result: rows },
    {
      headers: {
        'X-Total-Count': String(rows.length),
        'X-Somas': JSON.stringify({ repasse: 1000.5, contrapartida: 200 }),
      },
    },
  )
