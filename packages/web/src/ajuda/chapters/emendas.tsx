import { Link } from '@tanstack/react-router'
import { Topic } from '../topic.tsx'
import type { Chapter } from '../types.ts'

export const emendas: Chapter = {
  id: 'emendas',
  lead: 'O que deputados, senadores e vereadores destinaram à cidade, e o que foi feito com o dinheiro.',
  who: 'Todos consultam. Cadastram, alteram e excluem a secretaria da emenda e os administradores.',
  body: (
    <>
      <Topic title="Cadastrar uma emenda">
        <ol>
          <li>
            Em <Link to="/emendas">Emendas</Link>, clique em <b>Nova emenda</b>.
          </li>
          <li>
            Diga de que esfera ela é, o número, o ano, o tipo e o autor; depois o objeto, a função, a forma de
            repasse e o valor previsto.
          </li>
          <li>
            Quando houver, informe o que foi empenhado, liquidado e pago. O pago não passa do liquidado, nem o
            liquidado do empenhado. O que fica vazio aparece como não informado.
          </li>
        </ol>
        <p>
          Se duas secretarias executam a mesma emenda, cada uma cadastra a sua parte. Muitas de uma vez chegam
          por planilha, em <b>Mais</b>.
        </p>
      </Topic>
      <Topic title="Ligar a um projeto">
        <p>
          Na página do projeto, em <b>Recursos e planejamento</b>, clique em <b>Vincular</b> e escolha{' '}
          <b>Emenda parlamentar</b>. A página da emenda passa a mostrar o projeto, e a lista pública também.
        </p>
      </Topic>
      <Topic title="No portal da transparência">
        <p>
          <Link to="/transparencia/emendas">Emendas parlamentares</Link> mostra a todos, sem login, o autor, o
          objeto e os quatro valores. Sem o valor pago, a <b>Conformidade</b> conta a emenda como incompleta.
        </p>
      </Topic>
    </>
  ),
}
