import fs from "fs"; import postcss from "postcss";
const h=fs.readFileSync(process.argv[2],"utf8"); const css=[...h.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(m=>m[1]).sort((a,b)=>b.length-a.length)[0];
fs.writeFileSync("/tmp/page.css",css);
const root=postcss.parse(css); const by={};
const add=(k,n)=>{by[k]=(by[k]??0)+n};
root.each(n=>{ if(n.type==="atrule"&&n.name==="layer"&&n.nodes) n.each(m=>{ add("layer "+n.params+" / "+(m.type==="rule"?"rule "+m.selector.slice(0,28).replace(/[\s:>.[\]].*$/,x=>x[0]==="."?x.match(/^[.\w-]*/)[0]:""):"@"+m.name+" "+m.params.slice(0,40)), m.toString().length)}); else add((n.type==="rule"?"rule":"@"+n.name+" "+(n.params??"").slice(0,40)), n.toString().length)});
console.log(css.length); for(const [k,v] of Object.entries(by).sort((a,b)=>b[1]-a[1]).slice(0,60)) console.log(v,k);
