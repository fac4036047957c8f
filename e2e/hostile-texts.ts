/** The attacker's script: it sets a mark and opens an alert. */
const act = 'alert(pwned=1)';
const tags = ['img', 'svg', 'video', 'iframe', 'body', 'details', 'input', 'marquee', 'math', 'a'];
const events = ['onerror', 'onload', 'onfocus', 'ontoggle', 'onmouseover', 'onclick'];
const openings = ['', '">', "'>", '</p>', '</textarea>', '</title>', '{{', '`}'];

/** Five hundred ways to make text execute; each sets the mark `pwned` if it does. */
export const hostileTexts: readonly string[] = [
  `<script>${act}</script>`,
  `<scr<script>ipt>${act}</scr</script>ipt>`,
  `<a href="javascript:${act}">x</a>`,
  `<a href=" jAvAsCrIpT:${act}">x</a>`,
  `<iframe srcdoc="<script>${act}</script>"></iframe>`,
  `<object data="data:text/html,<script>${act}</script>"></object>`,
  `<form action="javascript:${act}"><button>x</button></form>`,
  `<style>@import 'javascript:${act}'</style>`,
  `\u202e<img src=x onerror=${act}>`,
  `{{constructor.constructor('${act}')()}}`,
  `[x](javascript:${act})`,
  `<template><img src=x onerror=${act}></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${act}>">`,
  ...openings.flatMap((opening) =>
    tags.flatMap((tag) =>
      events.map((event) => `${opening}<${tag} src=x href=x tabindex=0 autofocus ${event}=${act}>`),
    ),
  ),
  ...openings.map((opening) => `${opening}<math><mi xlink:href="javascript:${act}">x</mi></math>`),
].slice(0, 500);
