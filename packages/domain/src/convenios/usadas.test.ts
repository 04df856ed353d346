import { afterEach, describe, expect, it } from 'vitest'
import { setCidade } from '../cidade/atual.ts'
import { cidadeUpdate } from '../cidade/cidade.ts'
import { MODULOS, modulosDe } from '../cidade/modulos.ts'
import { FAMILIA_MODULOS } from '../cidade/modulos-keys.ts'
import { SEM_CIDADE } from '../cidade/padrao.ts'
import { isUsado } from '../prazos/modulo.ts'
import { validate } from '../shared/issues.ts'
import { isUsado as isVinculoUsado } from '../vinculos/modulo.ts'
import { EDIT_CONVENIO } from './enderecos.ts'
import { FAMILIA_KEYS, FAMILIAS } from './familias.ts'
import { familiasUsadas } from './usadas.ts'

afterEach(() => setCidade(SEM_CIDADE))

describe('every family is a module of its own', () => {
  it('in the same order and under the same names', () => {
    expect([...FAMILIA_MODULOS]).toEqual([...FAMILIA_KEYS])
    const familias = MODULOS.filter(({ key }) => FAMILIA_KEYS.includes(key as never))
    expect(familias.map(({ nome }) => nome)).toEqual(FAMILIAS.map(({ label }) => `Convênios ${label}`))
  })

  it.each(FAMILIA_KEYS)('%s has its list, forms, calls and file', (key) => {
    for (const address of [
      `/convenios${key}`,
      `/addconvenios_${key}`,
      EDIT_CONVENIO[key],
      `/api/convenios${key}/{id}`,
      `/api/exportar/convenios-${key}`,
      `/api/dados/convenios-${key}`,
    ])
      expect(modulosDe(address).map((modulo) => modulo.key)).toEqual(['convenios', key])
  })
})

describe('a family that is off', () => {
  it('is no longer used, and nothing falls due in it', () => {
    setCidade({ ...SEM_CIDADE, modulos_desligados: ['dade', 'sempapel'] })
    expect(familiasUsadas().map(({ key }) => key)).toEqual(['estadual', 'federal', 'finisa'])
    expect(isUsado({ tipo: 'convenio', parte: 'dade/vigencia_convenio' })).toBe(false)
    expect(isUsado({ tipo: 'convenio', parte: 'federal/vigencia_convenio' })).toBe(true)
    expect(isUsado({ tipo: 'legal', parte: 'convenio_sempapel:3:contas' })).toBe(false)
    expect(isVinculoUsado('dade')).toBe(false)
    expect(isVinculoUsado('federal')).toBe(true)
  })

  it('is not the last one: without any the module itself is put off', () => {
    const held = validate(cidadeUpdate, { modulos_desligados: [...FAMILIA_KEYS] })
    expect(held.ok ? {} : held.campos).toEqual({
      modulos_desligados: 'Para não usar nenhuma família, desligue o módulo Convênios.',
    })
    expect(validate(cidadeUpdate, { modulos_desligados: ['convenios', ...FAMILIA_KEYS.slice(1)] }).ok).toBe(
      true,
    )
  })
})
