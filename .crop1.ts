import sharp from "sharp";
const [a,b,l,t,w,h]=process.argv.slice(2); await sharp(a).extract({left:+l!,top:+t!,width:+w!,height:+h!}).png().toFile(b!);
