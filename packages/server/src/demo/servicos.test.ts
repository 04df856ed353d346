import { MAX_MES, servicoCreate } from '@paco/domain/servicos/servico'
import { sumMoney } from '@paco/domain/shared/money'
import { expect, it } from 'vitest'
import { listCadastros } from './projetos.ts'
import { listServicos } from './servicos.ts'

const DAYS = ['2026-02-28', '2026-11-15', '2027-12-31']
const totalOf = (servicos: readonly { valor_total: number }[]) =>
  sumMoney(servicos.map(({ valor_total }) => valor_total))

it.each(DAYS)('about half of the projects pay for services on %s, those with a contract', (today) => {
  const projetos = listCadastros(today)
  const servicos = listServicos(projetos)
  expect(servicos).toEqual(listServicos(projetos))
  const busy = servicos.filter(({ length }) => length > 0)
  expect(busy.length / projetos.length).toBeGreaterThan(0.4)
  expect(busy.length / projetos.length).toBeLessThan(0.65)
  expect(busy.every(({ length }) => length >= 2 && length <= 7)).toBe(true)

  const shares = projetos.flatMap(({ body: { valor } }, index) => {
    const spent = totalOf(servicos[index] ?? [])
    return valor && spent > 0 ? [spent / valor] : []
  })
  const over = shares.filter((share) => share > 1).length
  expect(over).toBeGreaterThanOrEqual(2)
  expect(over / shares.length).toBeLessThan(0.15)
  expect(Math.min(...shares)).toBeGreaterThan(0.29)

  const all = servicos.flat()
  for (const servico of all) {
    expect(servicoCreate.safeParse({ ...servico, projeto_id: 1 }).success).toBe(true)
    expect(servico.parcelas.every(({ mes }) => mes >= 1 && mes <= MAX_MES)).toBe(true)
  }
  const whole = all.filter(
    ({ valor_total, parcelas }) => sumMoney(parcelas.map(({ valor }) => valor)) === valor_total,
  )
  expect(whole.length).toBeLessThan(all.length)
  expect(whole.length / all.length).toBeGreaterThan(0.75)
})
