import { Link } from '@tanstack/react-router'
import lists from '../../ui/data/facts.module.css'
import { Figure } from '../figure.tsx'
import { Topic } from '../topic.tsx'
import type { Chapter } from '../types.ts'

const palavras = (
  <Topic title="O que significam os códigos">
    <dl className={lists.columns} data-folds>
      <dt>Classificação institucional e unidade</dt>
      <dd>Quem gasta: a secretaria e, dentro dela, a unidade, como em 02.07 e 02.07.01.</dd>
      <dt>Funcional programática</dt>
      <dd>Em que se gasta: função, subfunção, programa e ação, como na lei orçamentária.</dd>
      <dt>Programa do PPA</dt>
      <dd>
        A terceira parte da funcional, com quatro algarismos. O nome é o do plano plurianual do exercício;
        administradores o cadastram em Opções do orçamento, com o primeiro ano do plano.
      </dd>
      <dt>Conta/Elemento de despesa</dt>
      <dd>O que se compra ou paga: obras, material, serviços, pessoal.</dd>
      <dt>Fonte de recurso</dt>
      <dd>
        De onde vem o dinheiro, em seis grupos: 01 Tesouro, 02 Estado, 05 União, 07 crédito, 91 e 95 de anos
        anteriores.
      </dd>
      <dt>Fonte de recurso STN</dt>
      <dd>A mesma origem pelo código nacional do Tesouro, de três dígitos.</dd>
      <dt>Aplicação</dt>
      <dd>
        O destino do recurso no código do Tribunal de Contas; termina em “.0000” quando não há convênio
        próprio.
      </dd>
      <dt>Ficha</dt>
      <dd>O número da dotação no sistema contábil.</dd>
      <dt>Exercício</dt>
      <dd>O ano da lei orçamentária. O formulário sugere o atual; lançamentos antigos podem não ter.</dd>
    </dl>
  </Topic>
)

const lancar = (
  <Topic title="Fazer um lançamento">
    <ol>
      <li>
        Em <Link to="/orcamento">Orçamento</Link>, clique em <b>Adicionar lançamento</b>.
      </li>
      <li>Informe o valor e diga se ele está na lei orçamentária do ano.</li>
      <li>
        Nos códigos, digite um número ou uma palavra e escolha na lista. Um código fora da lista também é
        aceito.
      </li>
      <li>Leia os avisos de códigos que não combinam: eles alertam, mas não impedem.</li>
      <li>
        Clique em <b>Salvar Lançamento</b>.
      </li>
    </ol>
    <Figure name="novo-lancamento" />
  </Topic>
)

export const orcamento: Chapter = {
  id: 'orcamento',
  lead: 'Cada lançamento é um valor que a secretaria tem para gastar, com os códigos da contabilidade pública.',
  who: 'Todos consultam. Pessoas de uma secretaria lançam, alteram e excluem os dela; administradores, os de todas.',
  body: (
    <>
      <Figure name="orcamento" />
      <Topic title="Consultar o saldo">
        <p>
          O <b>saldo</b> é o valor menos os aditivos aprovados que usam o lançamento; para quem lê os aditivos
          da secretaria, menos os pendentes também. A palavra ao lado avisa quando ele está baixo, esgotado ou
          negativo. Clique no número da linha para ver o nome de cada código.
        </p>
      </Topic>
      {lancar}
      {palavras}
    </>
  ),
}
