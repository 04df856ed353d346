import { describe, expect, it } from 'vitest'
import type { Call } from '../http/call.ts'
import { validate } from '../shared/issues.ts'
import { callsOf, conveniosCalls } from './contract.ts'
import { columnsFor, createOf, listOf, screenListOf, updateOf } from './convenio.ts'
import { campoOf, type Familia, GRUPOS } from './familia.ts'
import { FAMILIAS } from './familias.ts'

/** The fields as the specification lists them. */
const SPECIFIED: Record<string, string> = {
  dade: 'objeto, objeto_completo, cp_dl_tp, contrato, numero_convenio, ano, repasse, contrapartida, recurso_liberado, assinatura_termo, vigencia_convenio, vigencia_contrato, empresa, ois, fiscal_contador, conta_bancaria, status',
  estadual:
    'projeto, numero_convenio, ano, repasse, contrapartida, valor_total, assinatura_termo, vigencia_convenio, vigencia_contrato, empresa, fiscal, conta_bancaria, status',
  federal:
    'objeto, objeto_completo, cp_dl_tp, contrato, numero_convenio, ano, repasse, contrapartida, valor_total, vigencia_convenio, vigencia_contrato, empresa, ois, fiscal, conta_bancaria, recurso_liberado, status',
  finisa: 'objeto, objeto_completo, cp_dl_tp, contrato, ano, valor_total, empresa, status',
  sempapel:
    'objeto, objeto_completo, parlamentar, cp_dl_tp, contrato, numero_convenio, numero_demanda, ano, repasse_convenio, contra_convenio, ass_termo, vigencia_convenio, vigencia_contrato',
}

const MONEY = ['repasse', 'contrapartida', 'valor_total', 'repasse_convenio', 'contra_convenio']
const keysOf = ({ campos }: Familia) => campos.map(({ key }) => key)
const requiredOf = ({ campos }: Familia) => campos.filter(({ required }) => required).map(({ key }) => key)

describe.each(FAMILIAS.map((familia) => [familia.label, familia] as const))('%s', (_, familia: Familia) => {
  it('has the fields of the specification, in its order, then which way the money goes and to whom', () => {
    expect(keysOf(familia).join(', ')).toBe(
      `${SPECIFIED[familia.key]}, natureza, beneficiario, beneficiario_cnpj`,
    )
  })

  it('knows money, days and years by the kinds the specification gives', () => {
    for (const { key, kind } of familia.campos.filter(
      ({ kind: own }) => own !== 'choice' && own !== 'cnpj',
    )) {
      const day = key.startsWith('vigencia_') || key === 'assinatura_termo' || key === 'ass_termo'
      const expected = MONEY.includes(key) ? 'money' : day ? 'day' : key === 'ano' ? 'year' : 'text'
      expect([key, kind === 'longtext' ? 'text' : kind]).toEqual([key, expected])
    }
  })

  it('has a year, a name and a list that can be read', () => {
    expect(keysOf(familia)).toContain('ano')
    expect(keysOf(familia)).toContain(familia.titulo)
    expect(Object.keys(GRUPOS)).toEqual(
      expect.arrayContaining([...new Set(familia.campos.map((campo) => campo.grupo))]),
    )
    const shown = screenListOf(familia).columns.map(({ key }) => key)
    expect(shown.length).toBeLessThanOrEqual(10)
    expect(shown).toContain(familia.titulo)
  })

  it('sums its money and sorts by everything but the bank account', () => {
    for (const { key, sum, sortable } of listOf(familia).columns) {
      expect([key, sum ?? false]).toEqual([key, MONEY.includes(key)])
      expect([key, sortable ?? true]).toEqual([key, key !== 'conta_bancaria'])
    }
  })

  it('shows the bank account to those who are logged in', () => {
    const someone = { id: 1, name: 'Ana', role: 'user', id_secretaria: null } as const
    const of = (who: typeof someone | null) => columnsFor(familia, who).map(({ key }) => key)
    expect(of(null)).toEqual(of(someone).filter((key) => key !== 'conta_bancaria'))
    expect(of(someone)).toEqual(['id', ...keysOf(familia)])
  })

  it('asks for what is required, and takes the rest empty', () => {
    const missing = validate(createOf(familia), {})
    expect(missing.ok ? [] : Object.keys(missing.campos)).toEqual(requiredOf(familia))
    const emptied = validate(updateOf(familia), Object.fromEntries(keysOf(familia).map((key) => [key, ''])))
    expect(emptied.ok ? [] : Object.keys(emptied.campos)).toEqual(requiredOf(familia))
    expect(validate(updateOf(familia), {}).ok).toBe(true)
  })

  it('has its six calls at the specified paths', () => {
    const path = `/api/convenios${familia.key}`
    const places = Object.values(callsOf(familia)).map((call: Call) => `${call.method} ${call.path}`)
    expect(places).toEqual([
      `GET ${path}`,
      `GET /api/exportar/convenios-${familia.key}`,
      `GET ${path}/{id}`,
      `POST ${path}`,
      `PUT ${path}/{id}`,
      `DELETE ${path}/{id}`,
    ])
  })
})

describe('the five families', () => {
  it('require what the specification says', () => {
    const all = (familia: Familia) => requiredOf(familia).length === familia.campos.length - 3
    const [dade, estadual, federal, finisa, sempapel] = FAMILIAS
    expect(requiredOf(dade)).toEqual(['objeto'])
    expect([estadual, federal, finisa].map(all)).toEqual([true, true, true])
    expect(requiredOf(sempapel)).toEqual([])
  })

  it('name their calls by their keys', () => {
    expect(conveniosCalls.updateConveniosSempapel.path).toBe('/api/conveniossempapel/{id}')
    expect(
      Object.keys(conveniosCalls).filter(
        (name) => /Convenios[A-Z][a-z]+$/.test(name) && name !== 'getConveniosPainel',
      ),
    ).toHaveLength(FAMILIAS.length * 6)
  })

  it('find an amount whatever the family calls it', () => {
    const keys = FAMILIAS.map((familia) => campoOf(familia, 'repasse')?.key)
    expect(keys).toEqual(['repasse', 'repasse', 'repasse', undefined, 'repasse_convenio'])
  })

  it.each([
    [{ repasse: -1 }, { repasse: 'O valor não pode ser negativo.' }],
    [{ repasse: 1.005 }, { repasse: 'Use no máximo duas casas decimais e até 9.999.999.999.999,99.' }],
    [{ ano: 'dois mil' }, { ano: 'Informe o ano com quatro algarismos.' }],
    [{ ano: 99 }, { ano: 'O menor valor aceito é 1900.' }],
    [{ vigencia_contrato: '2026-02-30' }, { vigencia_contrato: 'Informe uma data válida.' }],
    [{ empresa: 'x'.repeat(301) }, { empresa: 'Use no máximo 300 caracteres.' }],
    [{ objeto: '   ' }, { objeto: 'Campo obrigatório.' }],
    [
      { beneficiario_cnpj: '529.982.247-25' },
      { beneficiario_cnpj: 'Informe um CNPJ: CPF de pessoa não é guardado aqui.' },
    ],
    [{ beneficiario_cnpj: '11.222.333/0001-82' }, { beneficiario_cnpj: 'Informe um CNPJ válido.' }],
  ])('refuse %j', (values, campos) => {
    const checked = validate(createOf(FAMILIAS[0]), { objeto: 'Portal', ...values })
    expect(checked.ok ? {} : checked.campos).toEqual(campos)
  })

  it('cut what follows the day', () => {
    const checked = validate(createOf(FAMILIAS[0]), {
      objeto: 'Portal',
      vigencia_convenio: '2026-11-15T03:00:00.000Z',
    })
    expect(checked.ok && checked.data.vigencia_convenio).toBe('2026-11-15')
  })
})
