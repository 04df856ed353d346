import { familiasUsadas } from '@paco/domain/convenios/usadas'
import { formatList } from '@paco/domain/shared/formats'
import { Link } from '@tanstack/react-router'
import { Figure } from '../figure.tsx'
import { Topic } from '../topic.tsx'
import type { Chapter } from '../types.ts'

export const convenios: Chapter = {
  id: 'convenios',
  get lead() {
    const nomes = familiasUsadas().map(({ label }) => label)
    return `Recursos do Estado, da União e de financiamentos, em famílias: ${formatList(nomes)}.`
  },
  who: 'Todos consultam; a conta bancária só aparece para quem entrou no sistema. Só administradores cadastram, alteram e excluem.',
  body: (
    <>
      <Figure name="convenios" />
      <Topic title="Acompanhar as vigências">
        <p>
          Em <Link to="/convenios">Visão geral</Link>, a linha do tempo mostra o que já venceu e o que vence
          em 30, 60 e 90 dias. A vigência do convênio e a do contrato contam cada uma. Nas listas, o filtro{' '}
          <b>Vigência</b> traz só as vencidas ou as que vencem em breve.
        </p>
      </Topic>
      <Topic title="Registrar o que foi recebido">
        <p>
          Ao editar um convênio, <b>Registrar recebimento</b> guarda o dia, o valor e a parcela. A soma
          aparece ao lado do valor combinado, nos <b>Detalhes</b> da lista e no portal da transparência. Em{' '}
          <b>Natureza</b>, diga quando o dinheiro sai da Prefeitura ou quando não há dinheiro; vazio quer
          dizer que ela recebe. Quando o dinheiro sai, o formulário pede o <b>Beneficiário</b> e o CNPJ dele,
          que são publicados; CPF de pessoa não é aceito.
        </p>
      </Topic>
      <Topic title="Consultar e cadastrar">
        <ol>
          <li>Escolha a família no alto da tela. A pesquisa procura em todos os textos do convênio.</li>
          <li>
            <b>Detalhes</b> abre todos os campos na própria linha.
          </li>
          <li>
            <b>Novo convênio</b> abre o formulário da família. Para gravar, <b>Salvar convênio</b>; em um que
            já existe, <b>Editar</b> e <b>Salvar alterações</b>.
          </li>
        </ol>
      </Topic>
    </>
  ),
}
