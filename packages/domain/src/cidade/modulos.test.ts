import { afterEach, describe, expect, it } from 'vitest'
import { calls } from '../calls.ts'
import { setCidade } from './atual.ts'
import { GUARATINGUETA } from './cidade.testing.ts'
import { MODULOS, moduloDesligado, moduloLigado, modulosDe, paginaLigada } from './modulos.ts'
import { MODULO_KEYS, PARTE_KEYS } from './modulos-keys.ts'
import { SEM_CIDADE } from './padrao.ts'

afterEach(() => setCidade(SEM_CIDADE))

const pathsOf = (key: string) =>
  [...new Set(Object.values(calls).map(({ path }) => path))].filter((path) => modulosDe(path)[0]?.key === key)

describe('what a module is', () => {
  it('every one is described, and no address is of two parts', () => {
    expect(MODULOS.map(({ key }) => key)).toEqual([...MODULO_KEYS])
    for (const { enderecos } of MODULOS)
      for (const address of enderecos)
        expect(modulosDe(address).filter(({ key }) => PARTE_KEYS.includes(key as never))).toHaveLength(1)
  })

  it.each([
    ['convenios', /conveni|repasse/],
    ['emendas', /emenda/],
    ['pca', /pca/],
    ['bairros', /projetosbairros|projetobairro|projetos-bairros/],
    ['remessas', /remessa|obras-tce/],
  ])('all calls of %s are its own, and no others', (key, name) => {
    const named = Object.values(calls).map(({ path }) => path)
    expect(pathsOf(key)).toEqual([...new Set(named.filter((path) => name.test(path)))])
  })

  it.each([
    ['/listapca', 'pca'],
    ['/ListaPCA', 'pca'],
    ['/transparencia/pca/$id', 'pca'],
    ['/conveniosdade', 'convenios'],
    ['/editconveniofederal/$id', 'convenios'],
    ['/emendas/nova', 'emendas'],
    ['/projetosbairros', 'bairros'],
    ['/bairros', undefined],
    ['/relatorios/obras-tce', 'remessas'],
    ['/projetocompleto', undefined],
    ['/', undefined],
  ])('%s is of %s', (address, key) => {
    expect(modulosDe(address)[0]?.key).toBe(key)
  })
})

describe('a module that is off', () => {
  it.each(MODULO_KEYS)('%s', (key) => {
    setCidade({ ...GUARATINGUETA, modulos_desligados: [key] })
    expect(MODULO_KEYS.filter((one) => !moduloLigado(one))).toEqual([key])
    for (const modulo of MODULOS) {
      const [address = ''] = modulo.enderecos
      const off = modulosDe(address).find((one) => one.key === key) ?? null
      expect(moduloDesligado(address)).toBe(off)
      for (const pagina of modulo.paginas) expect(paginaLigada(pagina)).toBe(modulo.key !== key)
    }
    expect(paginaLigada('obras')).toBe(true)
  })
})
